-- Signed messages that have opened a session: none opens another one while it is still fresh.
CREATE TABLE auth.web3_nonces (
  message_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX web3_nonces_expiry ON auth.web3_nonces (expires_at);

REVOKE ALL ON auth.web3_nonces FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN
    REVOKE ALL ON auth.web3_nonces FROM anon;
  END IF;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN
    REVOKE ALL ON auth.web3_nonces FROM authenticated;
  END IF;
END $$;
