-- What was worked for opens one door, in whichever process. Lost in a crash, it could be shown again for minutes.
CREATE UNLOGGED TABLE auth.spent_proofs (
  id uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_proofs_expiry ON auth.spent_proofs (expires_at);
REVOKE ALL ON auth.spent_proofs FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN REVOKE ALL ON auth.spent_proofs FROM anon; END IF;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN REVOKE ALL ON auth.spent_proofs FROM authenticated; END IF;
END $$;
