-- What becomes of someone's data when they ask or when its time is over: sealed away as long as the law wants it, then destroyed.

-- How someone was reached until lately: who changes the contact first and the bank account then is found out all the same. By a
-- trigger, since contacts are written by forms, links and imports.
CREATE TABLE app.former_contact (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'mobile')),
  value text NOT NULL CHECK (char_length(value) <= 254),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_contact_of_worker ON app.former_contact (worker_id);
CREATE INDEX former_contact_changed ON app.former_contact (changed_at);

CREATE FUNCTION app.keep_former_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.email IS DISTINCT FROM NEW.email AND OLD.email IS NOT NULL THEN
    INSERT INTO app.former_contact (worker_id, kind, value) VALUES (NEW.id, 'email', OLD.email::text);
  END IF;
  IF OLD.mobile IS DISTINCT FROM NEW.mobile AND OLD.mobile IS NOT NULL THEN
    INSERT INTO app.former_contact (worker_id, kind, value) VALUES (NEW.id, 'mobile', OLD.mobile);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER former_contact_is_kept AFTER UPDATE OF email, mobile ON app.worker FOR EACH ROW
  WHEN (NEW.status NOT IN ('data_blocked', 'erased')
    AND (OLD.email IS DISTINCT FROM NEW.email OR OLD.mobile IS DISTINCT FROM NEW.mobile))
  EXECUTE FUNCTION app.keep_former_contact();

-- One person proposes it, another one confirms it, and when the last term is over the key is destroyed.
CREATE TABLE app.erasure (
  worker_id uuid PRIMARY KEY REFERENCES app.worker,
  reason text NOT NULL CHECK (reason IN ('asked', 'retention', 'mistake')),
  proposed_by uuid NOT NULL,
  proposed_at timestamptz NOT NULL DEFAULT now(),
  confirmed_by uuid CHECK (confirmed_by <> proposed_by),
  confirmed_at timestamptz,
  -- The last day on which something of it is kept.
  blocked_until date,
  erased_at timestamptz,
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CHECK (blocked_until IS NULL OR confirmed_at IS NOT NULL),
  CHECK (erased_at IS NULL OR confirmed_at IS NOT NULL)
);
CREATE INDEX erasure_to_end ON app.erasure (blocked_until) WHERE confirmed_at IS NOT NULL AND erased_at IS NULL;

-- What is kept for courts and authorities alone. A schema of its own, so that no list, search, count or export comes across it.
CREATE SCHEMA app_sealed;
REVOKE ALL ON SCHEMA app_sealed FROM PUBLIC;
ALTER DEFAULT PRIVILEGES IN SCHEMA app_sealed REVOKE ALL ON TABLES FROM PUBLIC;
DO $$
DECLARE visitor text;
BEGIN
  FOREACH visitor IN ARRAY ARRAY['anon', 'authenticated'] LOOP
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = visitor) THEN
      EXECUTE format('REVOKE ALL ON SCHEMA app_sealed FROM %I', visitor);
      EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA app_sealed REVOKE ALL ON TABLES FROM %I', visitor);
    END IF;
  END LOOP;
END $$;

-- One row for each class of a person's data, closed with that person's key.
CREATE TABLE app_sealed.held (
  worker_id uuid NOT NULL REFERENCES app.erasure,
  data_class text NOT NULL CHECK (data_class ~ '^[a-z]+(-[a-z]+)*$'),
  content bytea NOT NULL,
  -- Stored files that go with it, by their place.
  files text[] NOT NULL DEFAULT '{}',
  retention_rule_id text NOT NULL,
  -- The last day on which it is kept.
  until date NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (worker_id, data_class)
);
CREATE INDEX held_until ON app_sealed.held (until);

-- Leaves of a worker's own row what others refer to: its code, where it lay and how it stands.
CREATE FUNCTION app.empty_worker(person uuid, next_status text) RETURNS void LANGUAGE sql AS $$
  UPDATE app.worker SET
    status = next_status, status_reason = NULL, status_until = NULL, status_since = now(),
    first_name = code, last_name = '', second_last_name = '', preferred_name = '',
    email = NULL, mobile = NULL, address = '', town = '', postcode = '', nationality = NULL,
    birth_date_sealed = NULL, name_birth_hash = NULL, user_id = NULL, tags = '{}',
    version = version + 1, updated_at = now()
  WHERE id = person
$$;

-- Records whose time is over, found by one person and destroyed when another one agrees; in batches, with what came of it.
CREATE TABLE app.retention_run (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'running', 'done', 'dropped')),
  -- The day by which the terms are counted.
  day date NOT NULL,
  -- How much of which kind was found, and how much of it is done: { "applications": { "records": 12, "people": 12 } }.
  found jsonb NOT NULL,
  done jsonb NOT NULL DEFAULT '{}',
  proposed_by uuid NOT NULL,
  proposed_at timestamptz NOT NULL DEFAULT now(),
  confirmed_by uuid CHECK (confirmed_by <> proposed_by),
  confirmed_at timestamptz,
  finished_at timestamptz,
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CHECK (state NOT IN ('running', 'done') OR confirmed_at IS NOT NULL)
);
CREATE UNIQUE INDEX retention_run_open ON app.retention_run ((true)) WHERE state IN ('proposed', 'running');
CREATE INDEX retention_run_newest ON app.retention_run (proposed_at DESC);

-- Who was told that their application will be erased, and whether they want it kept.
CREATE TABLE app.keep_warning (
  worker_id uuid PRIMARY KEY REFERENCES app.worker ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  warned_at timestamptz NOT NULL DEFAULT now(),
  kept_at timestamptz
);
