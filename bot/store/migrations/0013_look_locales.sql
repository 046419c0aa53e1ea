-- The language of whoever looks: what takes a look's place is said in it.
ALTER TABLE looks ADD COLUMN locale TEXT NOT NULL DEFAULT 'en';
