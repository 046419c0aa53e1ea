-- What a database of schema 13 holds, with something in every table.
INSERT INTO games (game_id, kind, guild_id, channel_id, message_id, host_id, status, options, version,
    published_version, passed_version, told, decision, opened, opened_at, opened_by, deadline_seconds, deadline_at,
    automatic_next, state_schema, state, seed, rng_cursor, undo_state, undo_cursor, undo_seat, undo_deadline_at,
    created_at, updated_at, content_digest, story_version, salt, commitment)
VALUES (3, 'toy', 1234567890123456789, 9007199254740993, 9007199254740999, 9007199254740995, 'running', '{"rounds":2}', 3,
    2, 2, '[9007199254740995]', 1, 2, 1800000000.5, 1300000000000000001, 3600, 1800001800.5, 0, 1, '{"state":3}',
    x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 5, '{"state":2}', 4, 0, 1800001800.5,
    1800000000.0, 1800000001.0, '00112233445566778899aabbccddeeff', 2, x'000102030405060708090a0b0c0d0e0f', 'c0ffee'),
    (4, 'toy', 1234567890123456789, 9007199254740993, NULL, 9007199254740995, 'over', '{"rounds":1}', 2,
    0, 2, '[]', NULL, 2, 1800000000.5, 1300000000000000001, NULL, NULL, 0, 1, '{"state":4}',
    x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 5, NULL, NULL, NULL, NULL,
    1800000000.0, 1800000002.0, NULL, 0, NULL, NULL);
INSERT INTO packs (digest, kind, json) VALUES ('00112233445566778899aabbccddeeff', 'toy', '{"word":"kept"}');
INSERT INTO seats (game_id, seat, user_id, player, name, since)
VALUES (3, 0, 9007199254740995, NULL, 'Ana', 1), (3, 1, NULL, 'keen', 'keen', 1), (3, 2, NULL, NULL, 'Ben', 2),
    (4, 0, 9007199254740995, NULL, 'Ana', 1);
INSERT INTO visits (game_id, user_id, version, at) VALUES (3, 9007199254740995, 3, 1800000001.5);
INSERT INTO votes (game_id, user_id) VALUES (3, 9007199254740995);
INSERT INTO actions (game_id, version, kind, seat, user_id, interaction_id, action, public, private, reveals, at)
VALUES (3, 1, 'open', NULL, 9007199254740995, 1300000000000000000, NULL, '[]', '[]', 0, 1800000000.0),
    (3, 2, 'start', NULL, 9007199254740995, 1300000000000000001, NULL, '[]', '[]', 0, 1800000000.5),
    (3, 3, 'act', 0, 9007199254740995, 1300000000000000002, '{"kind":"note"}', '[{"kind":"noted","seat":0}]',
    '[[0,{"amount":3}]]', 1, 1800000001.0),
    (4, 1, 'open', NULL, 9007199254740995, NULL, NULL, '[]', '[]', 0, 1800000000.0);
INSERT INTO looks (message_id, game_id, user_id, token, expires_at, version)
VALUES (9007199254740991, 3, 9007199254740995, 'CANARY-token', 1800000900.0, 3);
INSERT INTO results (game_id, guild_id, kind, board, won, score, badge, automatic, user_ids, winner_ids, ended_at)
VALUES (4, 1234567890123456789, 'toy', '1', 1, 12, 'ten', 0, '[9007199254740995]', '[9007199254740995]', 1800000002.0);
INSERT INTO guilds (guild_id, settings) VALUES (1234567890123456789, '{"threads":"never"}');
INSERT INTO guild_changes (change_id, guild_id, user_id, interaction_id, name, value, at)
VALUES (1, 1234567890123456789, 9007199254740995, 1300000000000000009, 'threads', '"never"', 1800000003.0);
INSERT INTO people (user_id, counted) VALUES (9007199254740997, 0);
INSERT INTO plans (game_id, user_id, version, steps, state, decision, news, private)
VALUES (3, 9007199254740995, 2, '[]', 'asks', 1, '[{"kind":"noted","seat":0}]', 1);
UPDATE games SET extended_seconds = 60.0, remind_at = 1800000900.5 WHERE game_id = 3;
INSERT INTO notices (user_id, way, zone, quiet_from, quiet_to, locale, closed)
VALUES (9007199254740995, 'private', 'Europe/Berlin', 1320, 420, 'de', 1);
INSERT INTO reminders (game_id, decision, user_id, kind, told, at) VALUES (3, 1, 9007199254740995, 'call', 0, 1800000000.5);
INSERT INTO heartbeat (only, at) VALUES (1, 1800000001.0);
UPDATE games SET stalled_at = 1800000001.5 WHERE game_id = 3;
UPDATE seats SET owner_id = 9007199254740997, owner = 'Ben', offer = 0, assisted = 1 WHERE game_id = 3 AND seat = 1;
UPDATE seats SET missed = 2, votes = '[9007199254740997]' WHERE game_id = 3 AND seat = 0;
UPDATE reminders SET channel_id = 9007199254740993, message_id = 9007199254740981;
INSERT INTO absences (guild_id, since, removed_at) VALUES (1234567890123456790, 1800000003.0, 1800000004.0);
UPDATE looks SET locale = 'de';
INSERT INTO calls (game_id, decision, user_id, at) VALUES (3, 1, 9007199254740995, 1800000000.5);
UPDATE games SET follows = 4 WHERE game_id = 3;
UPDATE games SET film_id = 9007199254740983 WHERE game_id = 4;
