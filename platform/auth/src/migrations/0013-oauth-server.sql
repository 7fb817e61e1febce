-- Other applications that people sign in to with their account here. Names follow the reference service, so that a dump can move between them.
CREATE TABLE auth.oauth_clients (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 in base64url: the secret is random, so that nothing slower is needed.
  client_secret_hash text,
  registration_type text NOT NULL CHECK (registration_type IN ('dynamic', 'manual')),
  client_type text NOT NULL DEFAULT 'confidential' CHECK (client_type IN ('public', 'confidential')),
  token_endpoint_auth_method text NOT NULL CHECK (token_endpoint_auth_method IN ('none', 'client_secret_basic', 'client_secret_post')),
  -- Several with commas.
  redirect_uris text NOT NULL,
  grant_types text NOT NULL,
  client_name text,
  client_uri text,
  logo_uri text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CHECK ((client_type = 'public') = (token_endpoint_auth_method = 'none'))
);
CREATE INDEX oauth_clients_age ON auth.oauth_clients (created_at);

ALTER TABLE auth.sessions
  ADD COLUMN oauth_client_id uuid REFERENCES auth.oauth_clients ON DELETE CASCADE,
  ADD COLUMN scopes text;
CREATE INDEX sessions_oauth_client ON auth.sessions (oauth_client_id) WHERE oauth_client_id IS NOT NULL;

CREATE TABLE auth.oauth_authorizations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  authorization_id text NOT NULL UNIQUE,
  client_id uuid NOT NULL REFERENCES auth.oauth_clients ON DELETE CASCADE,
  user_id uuid REFERENCES auth.users ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  scope text NOT NULL,
  state text,
  resource text,
  nonce text,
  code_challenge text NOT NULL,
  code_challenge_method text NOT NULL CHECK (code_challenge_method = 's256'),
  response_type text NOT NULL DEFAULT 'code',
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'denied', 'expired')),
  -- Its SHA-256: whoever reads the table has no code.
  authorization_code text UNIQUE,
  -- What the code opened. Shown a second time, it closes this again.
  session_id uuid,
  exchanged_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  approved_at timestamptz
);
CREATE INDEX oauth_authorizations_age ON auth.oauth_authorizations (created_at);
CREATE INDEX oauth_authorizations_client ON auth.oauth_authorizations (client_id);
CREATE INDEX oauth_authorizations_user ON auth.oauth_authorizations (user_id);

CREATE TABLE auth.oauth_consents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  client_id uuid NOT NULL REFERENCES auth.oauth_clients ON DELETE CASCADE,
  scopes text NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  UNIQUE (user_id, client_id)
);
CREATE INDEX oauth_consents_client ON auth.oauth_consents (client_id);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['oauth_clients', 'oauth_authorizations', 'oauth_consents'] LOOP
    EXECUTE format('REVOKE ALL ON auth.%I FROM PUBLIC', name);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN EXECUTE format('REVOKE ALL ON auth.%I FROM anon', name); END IF;
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN EXECUTE format('REVOKE ALL ON auth.%I FROM authenticated', name); END IF;
  END LOOP;
END $$;
