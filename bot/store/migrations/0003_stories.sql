-- Games with content keep the pack that they began with; and up to which version their story has been posted.

ALTER TABLE games ADD COLUMN content_digest TEXT;
ALTER TABLE games ADD COLUMN story_version INTEGER NOT NULL DEFAULT 0;

CREATE TABLE packs (
    digest TEXT NOT NULL PRIMARY KEY,
    kind   TEXT NOT NULL,
    json   TEXT NOT NULL
);

-- Who gave a seat up has read what was read there before.
CREATE INDEX actions_by_leaver ON actions (user_id, game_id) WHERE kind = 'leave';
