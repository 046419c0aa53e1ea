-- Who was pinged for which decision, noted before the message goes out: nobody is pinged for the same decision twice.
CREATE TABLE calls (
    game_id  INTEGER NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    decision INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, decision, user_id)
) WITHOUT ROWID;
CREATE INDEX calls_by_user ON calls (user_id);
CREATE INDEX calls_by_age ON calls (at);
