-- What servers have set (one without a row has what is set from the start), and the changes, the newest last.

CREATE TABLE guilds (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT    NOT NULL
);

CREATE TABLE guild_changes (
    change_id      INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id       INTEGER NOT NULL,
    user_id        INTEGER NOT NULL,
    interaction_id INTEGER NOT NULL UNIQUE,
    name           TEXT    NOT NULL,
    value          TEXT    NOT NULL,
    at             REAL    NOT NULL
);
CREATE INDEX guild_changes_by_guild ON guild_changes (guild_id, change_id);

-- What people have chosen for themselves: whether statistics may name them.
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    counted INTEGER NOT NULL DEFAULT 1
);

-- Statistics of a server, of a month or of all time.
CREATE INDEX games_by_kind ON games (guild_id, kind, created_at);
CREATE INDEX results_by_end ON results (guild_id, kind, ended_at);
