-- When everybody last looked at which table, and since which version whoever sits in a seat has been sitting there.

CREATE TABLE visits (
    game_id INTEGER NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;

ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

UPDATE seats SET since = COALESCE((
    SELECT MAX(version) FROM actions
    WHERE actions.game_id = seats.game_id AND actions.kind = 'join' AND actions.user_id = seats.user_id
), 0);
