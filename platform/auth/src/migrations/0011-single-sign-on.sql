-- Identity providers that speak SAML 2.0. Names follow the reference service, so that a dump can move between them.
CREATE TABLE auth.sso_providers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  resource_id text,
  disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sso_providers_resource ON auth.sso_providers (lower(resource_id));

CREATE TABLE auth.sso_domains (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sso_provider_id uuid NOT NULL REFERENCES auth.sso_providers ON DELETE CASCADE,
  domain text NOT NULL CHECK (domain <> ''),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sso_domains_once ON auth.sso_domains (lower(domain));
CREATE INDEX sso_domains_provider ON auth.sso_domains (sso_provider_id);

CREATE TABLE auth.saml_providers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sso_provider_id uuid NOT NULL UNIQUE REFERENCES auth.sso_providers ON DELETE CASCADE,
  entity_id text NOT NULL UNIQUE CHECK (entity_id <> ''),
  metadata_xml text NOT NULL,
  metadata_url text,
  attribute_mapping jsonb,
  name_id_format text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When its metadata were read last.
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE auth.saml_relay_states (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sso_provider_id uuid NOT NULL REFERENCES auth.sso_providers ON DELETE CASCADE,
  request_id text NOT NULL,
  for_email text,
  redirect_to text,
  flow_state_id uuid REFERENCES auth.flow_state ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saml_relay_states_age ON auth.saml_relay_states (created_at);

-- Each statement of a provider opens one session, however often it is shown.
CREATE TABLE auth.saml_used_assertions (
  sso_provider_id uuid NOT NULL REFERENCES auth.sso_providers ON DELETE CASCADE,
  assertion_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (sso_provider_id, assertion_id)
);
CREATE INDEX saml_used_assertions_expiry ON auth.saml_used_assertions (expires_at);

-- The key with which this service signs what it asks, unless the settings name one.
CREATE TABLE auth.saml_service_key (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- The provider says how long the session may last.
ALTER TABLE auth.flow_state ADD COLUMN session_not_after timestamptz;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['sso_providers', 'sso_domains', 'saml_providers', 'saml_relay_states', 'saml_used_assertions', 'saml_service_key'] LOOP
    EXECUTE format('REVOKE ALL ON auth.%I FROM PUBLIC', name);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN EXECUTE format('REVOKE ALL ON auth.%I FROM anon', name); END IF;
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN EXECUTE format('REVOKE ALL ON auth.%I FROM authenticated', name); END IF;
  END LOOP;
END $$;
