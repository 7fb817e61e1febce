-- Passkeys, and security keys as second factors: public halves only, so that nothing here opens anything.
CREATE TABLE auth.webauthn_credentials (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  credential_id bytea NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  attestation_type text NOT NULL DEFAULT 'none',
  aaguid uuid,
  -- Grows with every use where the authenticator counts: one that shows less is a copy.
  sign_count bigint NOT NULL DEFAULT 0,
  transports jsonb NOT NULL DEFAULT '[]',
  backup_eligible boolean NOT NULL DEFAULT false,
  backed_up boolean NOT NULL DEFAULT false,
  friendly_name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX webauthn_credentials_user ON auth.webauthn_credentials (user_id, created_at);

CREATE TABLE auth.webauthn_challenges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whoever signs in is not known yet.
  user_id uuid REFERENCES auth.users ON DELETE CASCADE,
  challenge_type text NOT NULL CHECK (challenge_type IN ('registration', 'authentication')),
  session_data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX webauthn_challenges_user ON auth.webauthn_challenges (user_id);
CREATE INDEX webauthn_challenges_expiry ON auth.webauthn_challenges (expires_at);

ALTER TABLE auth.mfa_factors
  ADD COLUMN web_authn_credential jsonb,
  ADD COLUMN web_authn_aaguid uuid;
ALTER TABLE auth.mfa_challenges ADD COLUMN web_authn_session_data jsonb;

REVOKE ALL ON auth.webauthn_credentials, auth.webauthn_challenges FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN
    REVOKE ALL ON auth.webauthn_credentials, auth.webauthn_challenges FROM anon;
  END IF;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN
    REVOKE ALL ON auth.webauthn_credentials, auth.webauthn_challenges FROM authenticated;
  END IF;
END $$;
