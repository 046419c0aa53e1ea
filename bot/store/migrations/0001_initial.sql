-- Times are Unix seconds, Discord ids 64-bit integers, the rest that is not a number is JSON written by the service.

CREATE TABLE games (
    game_id           INTEGER PRIMARY KEY AUTOINCREMENT,
    kind              TEXT    NOT NULL,
    guild_id          INTEGER NOT NULL,
    channel_id        INTEGER NOT NULL,
    message_id        INTEGER,
    host_id           INTEGER NOT NULL,
    status            TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled', 'frozen')),
    options           TEXT    NOT NULL,
    version           INTEGER NOT NULL,
    published_version INTEGER NOT NULL DEFAULT 0,
    passed_version    INTEGER NOT NULL DEFAULT 0,
    told              TEXT    NOT NULL DEFAULT '[]',
    decision          INTEGER,
    opened            INTEGER NOT NULL DEFAULT 0,
    opened_at         REAL    NOT NULL DEFAULT 0,
    opened_by         INTEGER NOT NULL DEFAULT 0,
    deadline_seconds  INTEGER,
    deadline_at       REAL,
    automatic_next    INTEGER NOT NULL DEFAULT 0,
    state_schema      INTEGER NOT NULL DEFAULT 0,
    state             TEXT,
    seed              BLOB,
    rng_cursor        INTEGER NOT NULL DEFAULT 0,
    undo_state        TEXT,
    undo_cursor       INTEGER,
    undo_seat         INTEGER,
    undo_deadline_at  REAL,
    created_at        REAL    NOT NULL,
    updated_at        REAL    NOT NULL
);
CREATE INDEX games_by_place ON games (guild_id, status, channel_id);
CREATE INDEX games_behind ON games (game_id) WHERE published_version < version;
CREATE INDEX games_due ON games (deadline_at) WHERE deadline_at IS NOT NULL AND status = 'running';
CREATE INDEX games_unattended ON games (game_id) WHERE automatic_next = 1 OR status = 'frozen';

CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    user_id INTEGER,
    player  TEXT,
    name    TEXT    NOT NULL,
    PRIMARY KEY (game_id, seat),
    CHECK (user_id IS NULL OR player IS NULL)
) WITHOUT ROWID;
CREATE UNIQUE INDEX seats_by_user ON seats (user_id, game_id) WHERE user_id IS NOT NULL;

CREATE TABLE votes (
    game_id INTEGER NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;

-- One row for every version of every game: what was done, and the events that it caused.
CREATE TABLE actions (
    game_id        INTEGER NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    version        INTEGER NOT NULL,
    kind           TEXT    NOT NULL,
    seat           INTEGER,
    user_id        INTEGER,
    interaction_id INTEGER,
    action         TEXT,
    public         TEXT    NOT NULL DEFAULT '[]',
    private        TEXT    NOT NULL DEFAULT '[]',
    reveals        INTEGER NOT NULL DEFAULT 0,
    at             REAL    NOT NULL,
    PRIMARY KEY (game_id, version)
);
CREATE UNIQUE INDEX actions_by_interaction ON actions (interaction_id) WHERE interaction_id IS NOT NULL;

CREATE TABLE looks (
    message_id INTEGER PRIMARY KEY,
    game_id    INTEGER NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    token      TEXT    NOT NULL,
    expires_at REAL    NOT NULL,
    version    INTEGER NOT NULL
);
CREATE INDEX looks_by_game ON looks (game_id);

CREATE TABLE results (
    game_id   INTEGER PRIMARY KEY REFERENCES games (game_id) ON DELETE CASCADE,
    guild_id  INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    board     TEXT    NOT NULL,
    won       INTEGER NOT NULL,
    score     INTEGER,
    badge     TEXT,
    automatic INTEGER NOT NULL,
    user_ids  TEXT    NOT NULL,
    ended_at  REAL    NOT NULL
);
CREATE INDEX results_by_board ON results (guild_id, kind, automatic, board, won, score DESC, ended_at);
CREATE INDEX results_by_badge ON results (guild_id, kind, badge, ended_at) WHERE badge IS NOT NULL;
