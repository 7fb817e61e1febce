-- The pass of a worker: the code for the gate, the link by which they open it, and the key of their phone.

CREATE TABLE app.pass (
  worker_id uuid PRIMARY KEY REFERENCES app.worker ON DELETE CASCADE,
  -- Code and link follow from a secret key and a number: another number makes others, and those of before open nothing.
  number integer NOT NULL DEFAULT 1,
  code_hash bytea NOT NULL UNIQUE CHECK (octet_length(code_hash) = 32),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  issued_at timestamptz NOT NULL,
  link_sent_at timestamptz,
  -- Of the phone that draws the codes; only its public half ever leaves it.
  key_algorithm text CHECK (key_algorithm IN ('Ed25519', 'P-256')),
  public_key bytea,
  key_since timestamptz,
  CHECK ((key_algorithm IS NULL) = (public_key IS NULL) AND (public_key IS NULL) = (key_since IS NULL))
);

-- Whether workers may say themselves that they come and go.
ALTER TABLE app.event ADD COLUMN self_clock boolean NOT NULL DEFAULT false;
