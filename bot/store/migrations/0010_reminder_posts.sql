-- Where a reminder stands in a channel. It is taken away when nothing that it names waits for its reader any more.
ALTER TABLE reminders ADD COLUMN channel_id INTEGER;
ALTER TABLE reminders ADD COLUMN message_id INTEGER;
CREATE INDEX reminders_posted ON reminders (message_id) WHERE message_id IS NOT NULL;
