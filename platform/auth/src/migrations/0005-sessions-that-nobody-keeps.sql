-- Whether the person asked to stay signed in on that device; where nobody did, a setting ends the session when it lies unused.
ALTER TABLE auth.sessions ADD COLUMN kept boolean NOT NULL DEFAULT false;
