-- By such a link a client reads one event for a while, with names as far as it says.
CREATE TABLE app.client_link (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  note text NOT NULL CHECK (char_length(note) BETWEEN 1 AND 200),
  names text NOT NULL CHECK (names IN ('none', 'first', 'full')),
  shows_files boolean NOT NULL DEFAULT false,
  created_by uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  revoked_at timestamptz,
  opened_at timestamptz
);
CREATE INDEX client_link_of_event ON app.client_link (event_id, created_at);
