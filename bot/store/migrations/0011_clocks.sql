-- A table whose board cannot be shown has its clock stopped: no deadline, but the seconds that were left of it.

ALTER TABLE games ADD COLUMN stopped_at REAL;
ALTER TABLE games ADD COLUMN time_left REAL;
CREATE INDEX games_stopped ON games (guild_id) WHERE time_left IS NOT NULL;

-- Servers that could not be reached while tables were open there; and since when the bot was removed from them, if so.
CREATE TABLE absences (
    guild_id   INTEGER PRIMARY KEY,
    since      REAL NOT NULL,
    removed_at REAL
);
