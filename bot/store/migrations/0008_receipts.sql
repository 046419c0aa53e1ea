-- The fair deal receipt: what a deal was promised by, and the salt that opens the promise. Older games have none.

ALTER TABLE games ADD COLUMN salt BLOB;
ALTER TABLE games ADD COLUMN commitment TEXT;
