-- From which network a form was begun, keyed with the hour: it says how many within an hour, and afterwards nothing.
ALTER TABLE app.application ADD COLUMN started_from_hash bytea CHECK (octet_length(started_from_hash) = 32);
CREATE INDEX application_started_from ON app.application (started_from_hash) WHERE started_from_hash IS NOT NULL;
