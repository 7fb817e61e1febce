-- The day that it is for a company and its people is the day of its place, not of UTC.
ALTER TABLE app.legal_entity ADD COLUMN time_zone text NOT NULL DEFAULT 'Europe/Madrid';
UPDATE app.legal_entity SET time_zone = 'Europe/London' WHERE country = 'UK';
