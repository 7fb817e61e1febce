-- By such a link somebody outside reads the register of one company between two days, for a while.
CREATE TABLE app.inspection_link (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  legal_entity_id uuid NOT NULL REFERENCES app.legal_entity ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day AND last_day - first_day <= 400),
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 200),
  created_by uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX inspection_link_of_entity ON app.inspection_link (legal_entity_id);
