-- One row per deed, written in the transaction that did it; the same table is the outbox. Acts carry ids, never personal values.
CREATE TABLE app.act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  act text NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('person', 'system', 'nobody')),
  actor_id uuid CHECK ((actor_kind = 'person') = (actor_id IS NOT NULL)),
  request_id text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX act_by_transaction ON app.act (transaction, id);

CREATE TABLE app.act_subject (
  act_id bigint NOT NULL REFERENCES app.act,
  kind text NOT NULL,
  subject_id text NOT NULL,
  PRIMARY KEY (act_id, kind, subject_id)
);
CREATE INDEX act_subject_history ON app.act_subject (kind, subject_id, act_id);

CREATE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER act_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.act
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER act_subject_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.act_subject
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- How far each reader of the outbox has come, in commit order.
CREATE TABLE app.outbox_cursor (
  consumer text PRIMARY KEY,
  transaction xid8 NOT NULL,
  act_id bigint NOT NULL
);

-- A form sent twice is carried out once: the second sending gets the first one's answer.
CREATE TABLE app.submission (
  actor_id uuid NOT NULL,
  key uuid NOT NULL,
  act text NOT NULL,
  input_hash text NOT NULL,
  answer jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor_id, key, act)
);
CREATE INDEX submission_by_age ON app.submission (at);
