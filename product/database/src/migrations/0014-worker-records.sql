-- What is known of one worker beyond name and telephone. What nobody should read in passing is encrypted with the worker's own
-- key, and compared only by a keyed hash.

-- The key of those hashes: random, made at the first start, wrapped with the installation's secret.
CREATE TABLE app.hash_key (
  purpose text PRIMARY KEY,
  wrapped_key bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE app.worker
  DROP COLUMN notes_sealed,
  ADD COLUMN address text NOT NULL DEFAULT '' CHECK (char_length(address) <= 300),
  ADD COLUMN nationality text CHECK (nationality ~ '^[A-Z]{2}$'),
  -- Of the folded names and the birth date together, for people who may be the same.
  ADD COLUMN name_birth_hash bytea CHECK (octet_length(name_birth_hash) = 32),
  -- Who signs in as this worker.
  ADD COLUMN user_id uuid UNIQUE,
  -- Why someone is in their status, and until when; empty where nothing is to be said.
  ADD COLUMN status_reason text CHECK (status_reason ~ '^[a-z_]{1,40}$'),
  ADD COLUMN status_until date,
  ADD COLUMN status_since timestamptz NOT NULL DEFAULT now(),
  -- The record that this one became part of; its address leads there.
  ADD COLUMN merged_into uuid REFERENCES app.worker CHECK (merged_into <> id);
CREATE INDEX worker_name_birth ON app.worker (name_birth_hash) WHERE name_birth_hash IS NOT NULL;
CREATE INDEX worker_merged_into ON app.worker (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX worker_status_until ON app.worker (status_until) WHERE status_until IS NOT NULL;

-- One number of each kind; who was merged away or erased has none, so that a number belongs to one living record.
CREATE TABLE app.worker_identity (
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('DNI', 'NIE', 'PASSPORT', 'NINO', 'SHARE_CODE')),
  value_sealed bytea NOT NULL,
  value_hash bytea NOT NULL CHECK (octet_length(value_hash) = 32),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  expires_on date,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (worker_id, type)
);
CREATE UNIQUE INDEX worker_identity_hash ON app.worker_identity (value_hash);

-- Two people may share an account; nobody shares a number of the Social Security.
CREATE TABLE app.worker_social (
  worker_id uuid PRIMARY KEY REFERENCES app.worker ON DELETE CASCADE,
  naf_sealed bytea,
  naf_hash bytea CHECK (octet_length(naf_hash) = 32),
  iban_sealed bytea,
  iban_hash bytea CHECK (octet_length(iban_hash) = 32),
  iban_last_four text CHECK (char_length(iban_last_four) = 4),
  account_holder_sealed bytea,
  CHECK ((naf_sealed IS NULL) = (naf_hash IS NULL)),
  CHECK ((iban_sealed IS NULL) = (iban_hash IS NULL) AND (iban_sealed IS NULL) = (iban_last_four IS NULL))
);
CREATE UNIQUE INDEX worker_social_naf ON app.worker_social (naf_hash);
CREATE INDEX worker_social_iban ON app.worker_social (iban_hash) WHERE iban_hash IS NOT NULL;

CREATE TABLE app.worker_language (
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  level text NOT NULL CHECK (level IN ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native')),
  PRIMARY KEY (worker_id, language)
);
CREATE INDEX worker_language_speakers ON app.worker_language (language, level);

-- Days and times of the worker's own wall clock. With weekdays it comes back every week, with or without an end. No reason is asked.
CREATE TABLE app.availability (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('unavailable', 'undesired', 'available', 'desired')),
  first_day date NOT NULL,
  last_day date CHECK (last_day >= first_day),
  weekdays smallint[] NOT NULL DEFAULT '{}' CHECK (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  from_time time(0),
  until_time time(0) CHECK (until_time <> from_time),
  source text NOT NULL CHECK (source IN ('worker', 'planner', 'calendar')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((from_time IS NULL) = (until_time IS NULL)),
  CHECK (last_day IS NOT NULL OR cardinality(weekdays) > 0)
);
CREATE INDEX availability_of_worker ON app.availability (worker_id, first_day);

CREATE TABLE app.worker_note (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  author_id uuid NOT NULL,
  text_sealed bytea NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX worker_note_of_worker ON app.worker_note (worker_id, written_at DESC);

-- What one person proposed and another has to confirm.
CREATE TABLE app.worker_proposal (
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('block', 'bank')),
  content_sealed bytea NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (worker_id, kind)
);

-- By which a worker fills in what is missing; good until they have finished or it has expired.
CREATE TABLE app.completion_link (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX completion_link_of_worker ON app.completion_link (worker_id);
