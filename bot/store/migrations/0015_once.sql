-- What is done once with a game that has ended: a new table like it is opened (the new one says which it follows), and
-- its film is posted (the message; 0 from just before it goes out). A table that was called off makes room for another.
ALTER TABLE games ADD COLUMN follows INTEGER;
ALTER TABLE games ADD COLUMN film_id INTEGER;
CREATE UNIQUE INDEX games_by_follows ON games (follows) WHERE follows IS NOT NULL AND status <> 'cancelled';
