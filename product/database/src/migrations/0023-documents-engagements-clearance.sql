-- What shows that someone may work: documents with their versions, checks of the right to work, contracts, qualifications; and
-- what follows from it, day by day.

ALTER TABLE app.document_type
  -- Which question of the clearance it answers, beside being asked for by a role or a client.
  ADD COLUMN proves text CHECK (proves IN ('identity', 'work_permit', 'right_to_work', 'contract', 'guardian_consent', 'photo', 'fitness')),
  -- What is health data is shown only to those who hold that class.
  ADD COLUMN is_health boolean NOT NULL DEFAULT false,
  -- The law or the rule that asks for it, as it is cited; the same in both languages.
  ADD COLUMN citation text NOT NULL DEFAULT '' CHECK (char_length(citation) <= 200);

UPDATE app.document_type SET proves = 'identity' WHERE key IN ('dni', 'nie', 'passport');
UPDATE app.document_type SET proves = 'work_permit', citation = 'RD 1155/2024' WHERE key = 'work-permit-es';
UPDATE app.document_type SET proves = 'right_to_work', citation = 'Immigration, Asylum and Nationality Act 2006, s. 15' WHERE key = 'right-to-work-uk';
UPDATE app.document_type SET proves = 'contract', citation = 'ET art. 8' WHERE key = 'contract';
UPDATE app.document_type SET proves = 'guardian_consent', citation = 'ET art. 7.b' WHERE key = 'guardian-consent';
UPDATE app.document_type SET proves = 'fitness', is_health = true, citation = 'Ley 31/1995 art. 22' WHERE key = 'medical-fitness';
UPDATE app.document_type SET citation = 'Ley 31/1995 art. 19' WHERE key = 'prl-training';
UPDATE app.document_type SET citation = 'Private Security Industry Act 2001, s. 3' WHERE key = 'sia-licence';
UPDATE app.document_type SET citation = 'LO 8/2021 art. 57' WHERE key = 'sexual-offences-es';
UPDATE app.document_type SET citation = 'Reg. (CE) 852/2004' WHERE key = 'food-handler';
INSERT INTO app.document_type (key, name_en, name_es, countries, required_for, severity, retention_rule_id, proves)
  VALUES ('photo', 'Photo for the pass', 'Foto para el pase', '{ES,UK}', '{checkin}', 'block', 'worker-profile', 'photo');

-- A link by which someone photographs what is asked of them.
CREATE TABLE app.evidence_request (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  requested_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX evidence_request_of_worker ON app.evidence_request (worker_id, created_at DESC);

-- Each row is one version. That it expires soon or has expired follows from its days and is never stored.
CREATE TABLE app.document (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  document_type_id uuid NOT NULL REFERENCES app.document_type,
  number_in_chain integer NOT NULL DEFAULT 1 CHECK (number_in_chain >= 1),
  supersedes_id uuid UNIQUE REFERENCES app.document,
  state text NOT NULL CHECK (state IN ('requested', 'uploaded', 'in_review', 'verified', 'rejected', 'superseded', 'revoked')),
  source text NOT NULL CHECK (source IN ('office', 'link', 'import')),
  -- Its number, and of a fitness certificate only: fit, fit with limits, or not fit.
  details_sealed bytea,
  number_hash bytea CHECK (octet_length(number_hash) = 32),
  issued_on date,
  valid_from date,
  valid_until date CHECK (valid_until >= valid_from),
  request_id uuid REFERENCES app.evidence_request ON DELETE SET NULL,
  reviewer_id uuid,
  reviewed_at timestamptz,
  reject_reason text CHECK (reject_reason ~ '^[a-z_]{1,40}$'),
  received_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (supersedes_id <> id),
  CHECK ((state = 'rejected') = (reject_reason IS NOT NULL))
);
CREATE INDEX document_of_worker ON app.document (worker_id, document_type_id, number_in_chain DESC);
-- What waits for a reviewer, oldest first; and what ends when.
CREATE INDEX document_to_review ON app.document (received_at, id) WHERE state IN ('uploaded', 'in_review');
CREATE INDEX document_ending ON app.document (valid_until) WHERE state = 'verified' AND valid_until IS NOT NULL;
CREATE INDEX document_number ON app.document (number_hash) WHERE number_hash IS NOT NULL;
-- Of each kind at most one is in force and at most one is on its way.
CREATE UNIQUE INDEX document_in_force ON app.document (worker_id, document_type_id) WHERE state = 'verified';
CREATE UNIQUE INDEX document_on_its_way ON app.document (worker_id, document_type_id) WHERE state IN ('requested', 'uploaded', 'in_review');

CREATE TABLE app.document_file (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  document_id uuid NOT NULL REFERENCES app.document ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 9),
  path text NOT NULL UNIQUE CHECK (char_length(path) <= 300),
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size integer NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  UNIQUE (document_id, position)
);

-- Whom was told how many days before the end: once each.
CREATE TABLE app.document_alert (
  document_id uuid NOT NULL REFERENCES app.document ON DELETE CASCADE,
  days integer NOT NULL CHECK (days BETWEEN 0 AND 365),
  told_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (document_id, days)
);

CREATE TABLE app.worker_qualification (
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  qualification_id uuid NOT NULL REFERENCES app.qualification,
  -- The place of its level among those of the qualification, from 1.
  level smallint CHECK (level BETWEEN 1 AND 20),
  state text NOT NULL CHECK (state IN ('claimed', 'verified')),
  valid_from date,
  valid_until date CHECK (valid_until >= valid_from),
  evidence_id uuid REFERENCES app.document ON DELETE SET NULL,
  verified_by uuid,
  verified_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (worker_id, qualification_id),
  CHECK ((state = 'verified') = (verified_at IS NOT NULL))
);
CREATE INDEX worker_qualification_holders ON app.worker_qualification (qualification_id, state);

-- How it was made sure that someone may work in a country. A new check follows an old one; none is changed.
CREATE TABLE app.right_to_work_check (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  country text NOT NULL CHECK (country IN ('ES', 'UK')),
  method text NOT NULL CHECK (method IN ('national_document', 'residence_permit', 'manual', 'idvt', 'share_code')),
  outcome text NOT NULL CHECK (outcome IN ('unlimited', 'limited', 'refused')),
  checked_on date NOT NULL,
  -- The day of the follow-up: the last one for which this check stands.
  valid_until date CHECK (valid_until >= checked_on),
  -- Hours a week in term, for a student; none where the permission has no such limit.
  term_hours smallint CHECK (term_hours BETWEEN 1 AND 60),
  -- The share code and what the check said besides.
  details_sealed bytea,
  document_id uuid REFERENCES app.document ON DELETE SET NULL,
  checked_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (outcome <> 'limited' OR valid_until IS NOT NULL OR term_hours IS NOT NULL)
);
CREATE INDEX right_to_work_check_of_worker ON app.right_to_work_check (worker_id, checked_on DESC, created_at DESC);
CREATE INDEX right_to_work_follow_up ON app.right_to_work_check (valid_until) WHERE valid_until IS NOT NULL;

-- When a student is in term; outside of it the hours are free.
CREATE TABLE app.study_term (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  EXCLUDE USING gist (worker_id WITH =, daterange(first_day, last_day, '[]') WITH &&)
);

-- Leave and sickness: days without work. Of a sick note only its days are kept, and perhaps the note.
CREATE TABLE app.absence (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('leave', 'sick')),
  first_day date NOT NULL,
  last_day date CHECK (last_day >= first_day),
  document_id uuid REFERENCES app.document ON DELETE SET NULL,
  created_by uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  EXCLUDE USING gist (worker_id WITH =, daterange(first_day, last_day, '[]') WITH &&)
);

-- Who answers for a minor: name, how they are reached, and what they are to them.
CREATE TABLE app.guardian (
  worker_id uuid PRIMARY KEY REFERENCES app.worker ON DELETE CASCADE,
  details_sealed bytea NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What contracts are made from, in both languages, with places for names, days and numbers.
CREATE TABLE app.contract_template (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  country text NOT NULL CHECK (country IN ('ES', 'UK')),
  worker_types text[] NOT NULL DEFAULT '{}' CHECK (worker_types <@ ARRAY['permanent', 'fixed_discontinuous', 'temporary',
    'agency', 'zero_hours', 'self_employed', 'volunteer']),
  body_en text NOT NULL CHECK (char_length(body_en) BETWEEN 1 AND 60000),
  body_es text NOT NULL CHECK (char_length(body_es) BETWEEN 1 AND 60000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz
);
CREATE UNIQUE INDEX contract_template_name ON app.contract_template (app.fold(name)) WHERE archived_at IS NULL;

CREATE TABLE app.engagement (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  legal_entity_id uuid NOT NULL REFERENCES app.legal_entity,
  type text NOT NULL CHECK (type IN ('permanent', 'fixed_discontinuous', 'temporary', 'agency', 'zero_hours', 'self_employed',
    'volunteer')),
  state text NOT NULL CHECK (state IN ('draft', 'sent', 'signed', 'cancelled')),
  first_day date NOT NULL,
  last_day date CHECK (last_day >= first_day),
  percentage numeric(5, 2) CHECK (percentage > 0 AND percentage <= 100),
  weekly_hours numeric(4, 2) CHECK (weekly_hours > 0 AND weekly_hours <= 60),
  convenio text NOT NULL DEFAULT '' CHECK (char_length(convenio) <= 160),
  category text NOT NULL DEFAULT '' CHECK (char_length(category) <= 160),
  -- In the smallest unit of the currency, an hour.
  base_rate integer CHECK (base_rate >= 0),
  currency text CHECK (currency IN ('EUR', 'GBP')),
  complementary_hours boolean NOT NULL DEFAULT false,
  template_id uuid REFERENCES app.contract_template,
  -- The contract as it was sent, in both languages, closed with the worker's key; its hash is what was signed.
  text_sealed bytea,
  text_sha256 bytea CHECK (octet_length(text_sha256) = 32),
  token_hash bytea UNIQUE CHECK (octet_length(token_hash) = 32),
  token_expires_at timestamptz,
  sent_at timestamptz,
  signed_at timestamptz,
  -- The name as it was written, the drawing, the language that was read, and from where.
  signature_sealed bytea,
  -- Registration with Social Security, and its end: from when it counts, its reference, when it was written down here.
  alta_on date,
  alta_reference text NOT NULL DEFAULT '' CHECK (char_length(alta_reference) <= 60),
  alta_recorded_at timestamptz,
  baja_on date CHECK (baja_on >= alta_on),
  baja_reference text NOT NULL DEFAULT '' CHECK (char_length(baja_reference) <= 60),
  baja_recorded_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((base_rate IS NULL) = (currency IS NULL)),
  CHECK ((alta_on IS NULL) = (alta_recorded_at IS NULL)),
  CHECK ((baja_on IS NULL) = (baja_recorded_at IS NULL)),
  CHECK (baja_on IS NULL OR alta_on IS NOT NULL),
  CHECK ((state = 'signed') = (signed_at IS NOT NULL)),
  -- One contract with one company at a time.
  EXCLUDE USING gist (worker_id WITH =, legal_entity_id WITH =, daterange(first_day, last_day, '[]') WITH &&) WHERE (state <> 'cancelled')
);
CREATE INDEX engagement_of_worker ON app.engagement (worker_id, first_day DESC);
CREATE INDEX engagement_without_alta ON app.engagement (first_day) WHERE alta_on IS NULL AND state <> 'cancelled';

-- What the clearance says for each worker from which day to which: for work in general (without a role), and for each of their
-- roles. Derived, and written anew whenever something it follows from changes; decisions never read it.
CREATE TABLE app.clearance_span (
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  role_id uuid REFERENCES app.role,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  verdict text NOT NULL CHECK (verdict IN ('ALLOW', 'WARN', 'BLOCK')),
  -- The reason that matters most, as the domain made it; none where nothing is to be said.
  top_reason jsonb,
  reasons smallint NOT NULL DEFAULT 0 CHECK (reasons >= 0),
  UNIQUE NULLS NOT DISTINCT (worker_id, role_id, first_day)
);
