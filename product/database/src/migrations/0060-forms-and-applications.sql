-- How people come in: forms with versions that never change once they are out, and what was filled in, each with a key of its own.

-- Answers to forms that were sent twice; what is sent by a sign-up form is another thing.
ALTER TABLE app.submission RENAME TO form_replay;
ALTER INDEX app.submission_pkey RENAME TO form_replay_pkey;
ALTER INDEX app.submission_by_age RENAME TO form_replay_by_age;

CREATE TABLE app.form (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 60),
  title_en text NOT NULL CHECK (char_length(title_en) <= 120),
  title_es text NOT NULL CHECK (char_length(title_es) <= 120),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'closed', 'archived')),
  target text NOT NULL DEFAULT 'new-worker' CHECK (target IN ('new-worker', 'event', 'follow-up')),
  opens_at timestamptz,
  closes_at timestamptz CHECK (closes_at > opens_at),
  quota integer CHECK (quota BETWEEN 1 AND 100000),
  legal_entity_id uuid NOT NULL REFERENCES app.legal_entity ON DELETE CASCADE,
  -- In which language it is written first, and shown to who does not choose.
  language text NOT NULL CHECK (language IN ('en', 'es')),
  event_id uuid,
  -- Sites that may show it within their own pages, as origins: https://example.org
  embed_origins text[] NOT NULL DEFAULT '{}' CHECK (cardinality(embed_origins) <= 20),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX form_of_entity ON app.form (legal_entity_id);

CREATE TABLE app.form_version (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id uuid NOT NULL REFERENCES app.form ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  definition jsonb NOT NULL CHECK (octet_length(definition::text) <= 400000),
  published_at timestamptz,
  published_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (form_id, number)
);
-- One is being written at a time.
CREATE UNIQUE INDEX form_version_draft ON app.form_version (form_id) WHERE published_at IS NULL;

CREATE FUNCTION app.refuse_change_of_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'version % of a form is published: it does not change', OLD.number USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER form_version_stays_as_published BEFORE UPDATE ON app.form_version FOR EACH ROW
  WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION app.refuse_change_of_published();

-- What is sealed here is closed with the key of the worker, where there is one, and else with the application's own.
CREATE TABLE app.application (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id uuid NOT NULL REFERENCES app.form ON DELETE CASCADE,
  form_version_id uuid NOT NULL REFERENCES app.form_version ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'started'
    CHECK (state IN ('started', 'submitted', 'in_review', 'more_info', 'accepted', 'rejected', 'spam')),
  language text NOT NULL CHECK (language IN ('en', 'es')),
  answers_sealed bytea NOT NULL,
  -- Of the e-mail, by which a link is sent again.
  contact_hash bytea CHECK (octet_length(contact_hash) = 32),
  resume_token_hash bytea UNIQUE CHECK (octet_length(resume_token_hash) = 32),
  status_token_hash bytea UNIQUE CHECK (octet_length(status_token_hash) = 32),
  -- The page to go on with, by its key.
  page text NOT NULL DEFAULT '' CHECK (char_length(page) <= 40),
  -- Sent without what tells a person from a program: it counts once the mail is answered.
  to_confirm_since timestamptz,
  submitted_at timestamptz,
  -- Who has it open, so that two people do not decide at once.
  reviewer_id uuid,
  reviewed_until timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  reject_reason text CHECK (reject_reason ~ '^[a-z_]{1,40}$'),
  -- What the office wrote to them: what is still needed, or why not.
  message_sealed bytea,
  -- Who they may be: [{ "workerId": "…", "strength": "strong", "signs": ["email"], "verdict": "same" }].
  duplicates jsonb NOT NULL DEFAULT '[]',
  compared_at timestamptz,
  -- Known from the start where the form was sent to somebody who is here; else whom acceptance made.
  worker_id uuid REFERENCES app.worker ON DELETE CASCADE,
  warned_at timestamptz,
  -- When the link was sent again last.
  link_sent_at timestamptz,
  touched_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state = 'started' OR submitted_at IS NOT NULL),
  CHECK ((state = 'rejected') = (reject_reason IS NOT NULL)),
  CHECK (state <> 'accepted' OR worker_id IS NOT NULL)
);
CREATE INDEX application_to_review ON app.application (submitted_at, id) WHERE state IN ('submitted', 'in_review', 'more_info');
CREATE INDEX application_of_form ON app.application (form_id, state);
CREATE INDEX application_of_worker ON app.application (worker_id) WHERE worker_id IS NOT NULL;
CREATE INDEX application_contact ON app.application (contact_hash) WHERE contact_hash IS NOT NULL;
CREATE INDEX application_untouched ON app.application (touched_at) WHERE state = 'started';

CREATE TABLE app.application_file (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES app.application ON DELETE CASCADE,
  field text NOT NULL CHECK (char_length(field) <= 40),
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 9),
  path text NOT NULL UNIQUE CHECK (char_length(path) <= 300),
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size integer NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (application_id, field, position)
);

INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es)
  SELECT 'application-drafts', max(position) + 1, 'Sign-up forms that were never sent', 'Formularios de alta sin enviar', 30, 'days', 'record', 'delete',
    'Not needed once nobody goes on with it (GDPR art. 5.1.e)', 'Deja de hacer falta si nadie lo sigue (RGPD art. 5.1.e)'
  FROM app.retention_rule;
