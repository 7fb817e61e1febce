-- Names follow the reference service, so that a dump can move between them.
REVOKE ALL ON SCHEMA auth FROM PUBLIC;

CREATE TABLE auth.users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  aud text NOT NULL DEFAULT 'authenticated',
  role text NOT NULL DEFAULT 'authenticated',
  email text,
  phone text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz GENERATED ALWAYS AS (LEAST(email_confirmed_at, phone_confirmed_at)) STORED,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_confirm_status smallint NOT NULL DEFAULT 0 CHECK (email_change_confirm_status IN (0, 1)),
  email_change_sent_at timestamptz,
  phone_change text,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb NOT NULL DEFAULT '{}',
  raw_user_meta_data jsonb NOT NULL DEFAULT '{}',
  is_sso_user boolean NOT NULL DEFAULT false,
  is_anonymous boolean NOT NULL DEFAULT false,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (email = lower(email)),
  CHECK (email_change = lower(email_change))
);
CREATE UNIQUE INDEX users_email_once ON auth.users (email) WHERE NOT is_sso_user;
CREATE UNIQUE INDEX users_phone_once ON auth.users (phone);
CREATE INDEX users_email_change ON auth.users (email_change) WHERE email_change IS NOT NULL;
CREATE INDEX users_phone_change ON auth.users (phone_change) WHERE phone_change IS NOT NULL;
CREATE INDEX users_created ON auth.users (created_at, id);

CREATE TABLE auth.identities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  provider text NOT NULL,
  provider_id text NOT NULL,
  identity_data jsonb NOT NULL,
  email text GENERATED ALWAYS AS (lower(identity_data ->> 'email')) STORED,
  last_sign_in_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider, provider_id)
);
CREATE INDEX identities_user ON auth.identities (user_id);
CREATE INDEX identities_email ON auth.identities (email);

CREATE TABLE auth.mfa_factors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  friendly_name text NOT NULL DEFAULT '',
  factor_type text NOT NULL CHECK (factor_type IN ('totp', 'phone', 'webauthn')),
  status text NOT NULL CHECK (status IN ('unverified', 'verified')),
  secret text,
  phone text,
  last_challenged_at timestamptz,
  -- The highest time step whose code was accepted: none is accepted twice.
  last_used_step bigint,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (user_id, friendly_name)
);

CREATE TABLE auth.sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  aal text NOT NULL DEFAULT 'aal1' CHECK (aal IN ('aal1', 'aal2')),
  factor_id uuid REFERENCES auth.mfa_factors ON DELETE SET NULL,
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip text,
  tag text,
  refresh_token_hmac_key bytea NOT NULL,
  -- The counter inside the one refresh token that is current.
  refresh_token_counter bigint NOT NULL,
  -- The counter that a lost answer may still show; verifying a second factor leaves none.
  refresh_token_predecessor bigint,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON auth.sessions (user_id, created_at);
CREATE INDEX sessions_factor ON auth.sessions (factor_id) WHERE factor_id IS NOT NULL;

CREATE TABLE auth.mfa_amr_claims (
  session_id uuid NOT NULL REFERENCES auth.sessions ON DELETE CASCADE,
  authentication_method text NOT NULL,
  provider text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, authentication_method)
);

CREATE TABLE auth.mfa_challenges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  factor_id uuid NOT NULL REFERENCES auth.mfa_factors ON DELETE CASCADE,
  ip text NOT NULL,
  otp_hash text,
  verified_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX mfa_challenges_factor ON auth.mfa_challenges (factor_id);

CREATE TABLE auth.one_time_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  token_type text NOT NULL,
  token_hash text NOT NULL,
  relates_to text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, token_type)
);
CREATE INDEX one_time_tokens_hash ON auth.one_time_tokens (token_hash);

CREATE TABLE auth.flow_state (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES auth.users ON DELETE CASCADE,
  auth_code text UNIQUE,
  authentication_method text NOT NULL,
  code_challenge text,
  code_challenge_method text CHECK (code_challenge_method IN ('s256', 'plain')),
  provider_type text NOT NULL,
  provider_access_token text,
  provider_refresh_token text,
  -- What the provider must send back, or what proves to it that we asked.
  provider_nonce text,
  provider_code_verifier text,
  referrer text,
  invite_token text,
  linking_target_id uuid REFERENCES auth.users ON DELETE CASCADE,
  auth_code_issued_at timestamptz,
  used_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX flow_state_user ON auth.flow_state (user_id, authentication_method, created_at DESC);
CREATE INDEX flow_state_age ON auth.flow_state (created_at);

CREATE TABLE auth.audit_log_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payload jsonb NOT NULL,
  ip_address text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_log_entries_time ON auth.audit_log_entries (created_at DESC, id);

CREATE TABLE auth.signing_keys (
  kid text PRIMARY KEY,
  algorithm text NOT NULL,
  -- The whole key, encrypted with the installation's secret.
  sealed bytea NOT NULL,
  signs_from timestamptz NOT NULL,
  verifies_until timestamptz,
  created_at timestamptz NOT NULL
);

-- Failed attempts may be lost in a crash; they must not cost a flush to disk each.
CREATE UNLOGGED TABLE auth.attempts (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX attempts_age ON auth.attempts (last_at);

REVOKE ALL ON ALL TABLES IN SCHEMA auth FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN
    REVOKE ALL ON ALL TABLES IN SCHEMA auth FROM anon;
  END IF;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN
    REVOKE ALL ON ALL TABLES IN SCHEMA auth FROM authenticated;
  END IF;
END $$;
