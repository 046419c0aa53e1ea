-- When a running game's people are next to be reminded, and by how much an outage has extended its open decision.
ALTER TABLE games ADD COLUMN extended_seconds REAL NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN remind_at REAL;
UPDATE games SET remind_at = (opened_at + deadline_at) / 2 WHERE status = 'running' AND deadline_at IS NOT NULL;
CREATE INDEX games_to_remind ON games (remind_at) WHERE remind_at IS NOT NULL AND status = 'running';

-- How somebody wants to be told. Minutes count from midnight in their time zone; both NULL: no quiet hours.
CREATE TABLE notices (
    user_id    INTEGER PRIMARY KEY,
    way        TEXT    NOT NULL CHECK (way IN ('channel', 'private', 'never')),
    zone       TEXT,
    quiet_from INTEGER,
    quiet_to   INTEGER,
    locale     TEXT,
    closed     INTEGER NOT NULL DEFAULT 0
);

-- What somebody has been told of a decision, or is still to be told (told = 0) since their quiet hours came between.
CREATE TABLE reminders (
    game_id  INTEGER NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    decision INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('call', 'half', 'late')),
    told     INTEGER NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, decision, user_id, kind)
) WITHOUT ROWID;
CREATE INDEX reminders_by_user ON reminders (user_id, at) WHERE told = 1;
CREATE INDEX reminders_by_age ON reminders (at);

-- When the bot last was there for its players.
CREATE TABLE heartbeat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at   REAL    NOT NULL
);
