-- The trail of acts gains what changed and from where, lies in months, and is sealed into a chain.

-- Each person has a key; what the trail says about them is encrypted with it, so that destroying the key erases it.
CREATE TABLE app.person_key (
  person_id uuid PRIMARY KEY,
  wrapped_key bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  destroyed_at timestamptz,
  CHECK ((wrapped_key IS NULL) = (destroyed_at IS NOT NULL))
);

ALTER TABLE app.act RENAME TO act_before_months;
ALTER TABLE app.act_subject RENAME TO act_subject_before_months;
ALTER INDEX app.act_by_transaction RENAME TO act_by_transaction_before_months;
ALTER INDEX app.act_subject_history RENAME TO act_subject_history_before_months;
ALTER TABLE app.act_before_months ALTER COLUMN id DROP IDENTITY;
CREATE SEQUENCE app.act_id;

CREATE TABLE app.act (
  id bigint NOT NULL DEFAULT nextval('app.act_id'),
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  act text NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('person', 'system', 'nobody')),
  actor_id uuid CHECK ((actor_kind = 'person') = (actor_id IS NOT NULL)),
  request_id text,
  -- Address and device of whoever acted, encrypted with the key of that person.
  origin bytea,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);
CREATE INDEX act_by_transaction ON app.act (transaction, id);
CREATE INDEX act_by_actor ON app.act (actor_id, id);
CREATE INDEX act_by_name ON app.act (act, id);

CREATE TABLE app.act_subject (
  act_id bigint NOT NULL,
  kind text NOT NULL,
  subject_id text NOT NULL,
  -- What changed, as JSON: in the clear for things, encrypted with the person's key for people. Neither when nothing is told.
  person_id uuid,
  clear text,
  sealed bytea,
  at timestamptz NOT NULL,
  PRIMARY KEY (act_id, kind, subject_id, at),
  CHECK (clear IS NULL OR (sealed IS NULL AND person_id IS NULL)),
  CHECK ((sealed IS NULL) = (person_id IS NULL)),
  FOREIGN KEY (act_id, at) REFERENCES app.act (id, at)
) PARTITION BY RANGE (at);
CREATE INDEX act_subject_history ON app.act_subject (kind, subject_id, act_id);

-- Statement triggers of a partitioned table do not fire for its partitions, so every month gets its own.
CREATE FUNCTION app.make_audit_month(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
  part text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['act', 'act_subject'] LOOP
    part := parent || '_' || to_char(month, 'YYYY_MM');
    CONTINUE WHEN to_regclass('app.' || part) IS NOT NULL;
    EXECUTE format('CREATE TABLE app.%I PARTITION OF app.%I FOR VALUES FROM (%L) TO (%L)', part, parent,
      (date_trunc('month', month)::timestamp AT TIME ZONE 'UTC'),
      ((date_trunc('month', month) + interval '1 month')::timestamp AT TIME ZONE 'UTC'));
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON app.%I
      FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change()', part || '_is_append_only', part);
  END LOOP;
END $$;

CREATE FUNCTION app.make_audit_months(first date, last date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.make_audit_month(month::date)
  FROM generate_series(date_trunc('month', first), date_trunc('month', last), interval '1 month') AS month;
END $$;

SELECT app.make_audit_months(
  (SELECT coalesce(min(at), now())::date FROM app.act_before_months),
  (now() + interval '6 months')::date
);
INSERT INTO app.act (id, transaction, act, actor_kind, actor_id, request_id, at)
  SELECT id, transaction, act, actor_kind, actor_id, request_id, at FROM app.act_before_months;
INSERT INTO app.act_subject (act_id, kind, subject_id, at)
  SELECT s.act_id, s.kind, s.subject_id, a.at FROM app.act_subject_before_months s JOIN app.act_before_months a ON a.id = s.act_id;
SELECT setval('app.act_id', (SELECT coalesce(max(id), 0) + 1 FROM app.act), false);
DROP TABLE app.act_subject_before_months, app.act_before_months;

CREATE TRIGGER act_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.act
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER act_subject_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.act_subject
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- The chain: each seal is a hash over the one before and one act with its subjects, in commit order. Seals outlive the
-- months they seal, so that the rest still verifies when a month is dropped past its term.
CREATE TABLE app.act_seal (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  act_id bigint NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER act_seal_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.act_seal
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- Once a day the end of the chain is signed with the installation's secret: who can write here cannot cut the end off unseen.
CREATE TABLE app.act_root (
  day date PRIMARY KEY,
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  signature bytea NOT NULL,
  signed_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER act_root_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.act_root
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
