-- What a company sets up once, and the people it may send to work.

-- Text as it is searched: small letters without accents. Immutable, so that it can be indexed; the dictionary does not change.
CREATE FUNCTION app.fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, normalize($1, NFC)));

CREATE TABLE app.legal_entity (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  country text NOT NULL CHECK (country IN ('ES', 'UK')),
  tax_id text NOT NULL DEFAULT '' CHECK (char_length(tax_id) <= 40),
  employer_code text NOT NULL DEFAULT '' CHECK (char_length(employer_code) <= 40),
  address text NOT NULL DEFAULT '' CHECK (char_length(address) <= 300),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz
);
CREATE UNIQUE INDEX legal_entity_name ON app.legal_entity (app.fold(name)) WHERE archived_at IS NULL;

CREATE TABLE app.client (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  tax_id text NOT NULL DEFAULT '' CHECK (char_length(tax_id) <= 40),
  contact_name text NOT NULL DEFAULT '' CHECK (char_length(contact_name) <= 120),
  contact_email text NOT NULL DEFAULT '' CHECK (char_length(contact_email) <= 254),
  contact_phone text NOT NULL DEFAULT '' CHECK (contact_phone = '' OR contact_phone ~ '^\+[1-9][0-9]{6,14}$'),
  purchase_order_required boolean NOT NULL DEFAULT false,
  notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 2000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz
);
CREATE UNIQUE INDEX client_name ON app.client (app.fold(name)) WHERE archived_at IS NULL;

CREATE TABLE app.venue (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  address text NOT NULL DEFAULT '' CHECK (char_length(address) <= 300),
  town text NOT NULL DEFAULT '' CHECK (char_length(town) <= 120),
  country text NOT NULL CHECK (country IN ('ES', 'UK')),
  time_zone text NOT NULL CHECK (char_length(time_zone) BETWEEN 1 AND 64),
  latitude numeric(8, 5) CHECK (latitude BETWEEN -90 AND 90),
  longitude numeric(8, 5) CHECK (longitude BETWEEN -180 AND 180),
  geofence_metres integer CHECK (geofence_metres BETWEEN 10 AND 50000),
  access_notes_en text NOT NULL DEFAULT '' CHECK (char_length(access_notes_en) <= 2000),
  access_notes_es text NOT NULL DEFAULT '' CHECK (char_length(access_notes_es) <= 2000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CHECK (geofence_metres IS NULL OR latitude IS NOT NULL)
);
CREATE UNIQUE INDEX venue_name ON app.venue (app.fold(name)) WHERE archived_at IS NULL;

-- Areas of a venue, and the gates that lead into them, in the order people name them.
CREATE TABLE app.venue_zone (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES app.venue ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('zone', 'gate')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  position integer NOT NULL,
  UNIQUE (venue_id, kind, name)
);

CREATE TABLE app.role (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 80),
  name_es text NOT NULL CHECK (char_length(name_es) BETWEEN 1 AND 80),
  minimum_age integer NOT NULL DEFAULT 16 CHECK (minimum_age BETWEEN 16 AND 99),
  leads boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz
);

CREATE TABLE app.worker (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL UNIQUE CHECK (code ~ '^W-[2-9A-HJKMNP-Z]{4,8}$'),
  status text NOT NULL CHECK (status IN ('draft', 'applied', 'in_review', 'more_info', 'approved', 'active', 'dormant',
    'paused', 'suspended', 'rejected', 'blocked', 'left', 'data_blocked', 'erased')),
  first_name text NOT NULL CHECK (char_length(first_name) BETWEEN 1 AND 80),
  last_name text NOT NULL DEFAULT '' CHECK (char_length(last_name) <= 80),
  second_last_name text NOT NULL DEFAULT '' CHECK (char_length(second_last_name) <= 80),
  preferred_name text NOT NULL DEFAULT '' CHECK (char_length(preferred_name) <= 80),
  email citext CHECK (char_length(email::text) <= 254),
  mobile text CHECK (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  town text NOT NULL DEFAULT '' CHECK (char_length(town) <= 120),
  postcode text NOT NULL DEFAULT '' CHECK (char_length(postcode) <= 12),
  country text NOT NULL CHECK (country IN ('ES', 'UK')),
  language text NOT NULL CHECK (language IN ('en', 'es')),
  worker_type text NOT NULL CHECK (worker_type IN ('permanent', 'fixed_discontinuous', 'temporary', 'agency', 'zero_hours',
    'self_employed', 'volunteer')),
  legal_entity_id uuid NOT NULL REFERENCES app.legal_entity,
  tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 50),
  source text NOT NULL CHECK (source IN ('form', 'import', 'referral', 'invite', 'office')),
  -- Encrypted with the person's own key; birth dates are compared with others only by the keyed hash.
  birth_date_sealed bytea,
  notes_sealed bytea,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  sorted_name text NOT NULL GENERATED ALWAYS AS
    (app.fold(btrim(last_name || ' ' || second_last_name || ' ' || first_name))) STORED,
  searched text NOT NULL GENERATED ALWAYS AS
    (app.fold(first_name || ' ' || last_name || ' ' || second_last_name || ' ' || preferred_name || ' ' || code)) STORED
);
CREATE INDEX worker_by_name ON app.worker (sorted_name, id);
CREATE INDEX worker_searched ON app.worker USING gin (searched gin_trgm_ops);
CREATE INDEX worker_by_status ON app.worker (status, sorted_name, id);
CREATE INDEX worker_by_town ON app.worker (app.fold(town), status);
CREATE INDEX worker_by_entity ON app.worker (legal_entity_id, sorted_name, id);
CREATE INDEX worker_tags ON app.worker USING gin (tags);
CREATE INDEX worker_mobile ON app.worker (mobile) WHERE mobile IS NOT NULL;
CREATE INDEX worker_email ON app.worker (email) WHERE email IS NOT NULL;

CREATE TABLE app.worker_role (
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  role_id uuid NOT NULL REFERENCES app.role,
  PRIMARY KEY (worker_id, role_id)
);
CREATE INDEX worker_role_holders ON app.worker_role (role_id);
