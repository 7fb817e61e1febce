-- What the product knows of a person who can sign in. The credential itself lives in the authentication service, which may
-- be another system: it is referred to by id only.
CREATE TABLE app.account (
  user_id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  language text NOT NULL CHECK (language IN ('en', 'es')),
  time_zone text NOT NULL DEFAULT 'Europe/Madrid' CHECK (char_length(time_zone) BETWEEN 1 AND 64),
  colour_mode text NOT NULL DEFAULT 'system' CHECK (colour_mode IN ('system', 'light', 'dark')),
  second_factor_required boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- A permission that a person holds, everywhere or in one place.
CREATE TABLE app.account_grant (
  user_id uuid NOT NULL REFERENCES app.account ON DELETE CASCADE,
  permission text NOT NULL CHECK (permission ~ '^[a-z]+\.[a-z]+$'),
  scope_kind text NOT NULL DEFAULT 'all' CHECK (scope_kind IN ('all', 'entity', 'client', 'venue', 'event', 'list')),
  scope_id text NOT NULL DEFAULT '',
  PRIMARY KEY (user_id, permission, scope_kind, scope_id),
  CHECK ((scope_kind = 'all') = (scope_id = ''))
);

-- The service does not tell which devices are signed in, so we keep what they showed us.
CREATE TABLE app.seen_session (
  session_id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- When the person last proved who they are: sensitive acts ask again some minutes later.
  proved_at timestamptz NOT NULL
);
CREATE INDEX seen_session_user ON app.seen_session (user_id, last_seen_at DESC);

-- Codes on paper that stand in for a lost second factor; each works once.
CREATE TABLE app.recovery_code (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, code_hash)
);

-- The link by which the first owner of an installation is made, once.
CREATE TABLE app.setup_link (
  token_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
