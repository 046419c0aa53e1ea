-- What people mean to do when their turn comes. `version` is the last that its maker had seen; `decision` the one that
-- it waits at for its maker's word, or at which it was no longer possible.

CREATE TABLE plans (
    game_id  INTEGER NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    steps    TEXT    NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('ready', 'asks', 'gone')),
    decision INTEGER,
    news     TEXT    NOT NULL DEFAULT '[]',
    private  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;
