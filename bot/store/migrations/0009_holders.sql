-- Who may take a seat back from whoever sits in, to whom it is offered (0: anybody), how many deadlines its holder has
-- missed in a row, who wants somebody to sit in, and whether an automatic player has.
ALTER TABLE seats ADD COLUMN owner_id INTEGER;
ALTER TABLE seats ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN offer INTEGER;
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN votes TEXT NOT NULL DEFAULT '[]';
ALTER TABLE seats ADD COLUMN assisted INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX seats_by_owner ON seats (owner_id, game_id) WHERE owner_id IS NOT NULL;

-- Tables that nobody has touched for long are closed, after their people have been told.
ALTER TABLE games ADD COLUMN stalled_at REAL;
CREATE INDEX games_idle ON games (updated_at) WHERE status IN ('lobby', 'running') AND deadline_at IS NULL;

-- Whoever had a seat for a while has read what was read there by then.
DROP INDEX actions_by_leaver;
CREATE INDEX actions_by_guest ON actions (user_id, game_id) WHERE kind IN ('leave', 'join');
