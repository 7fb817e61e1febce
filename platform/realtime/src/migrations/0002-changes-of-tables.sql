-- What changed in the tables that are enlisted: written by triggers of the statement, so that nobody needs rights of replication.
-- Told at once and dropped within the hour; after a crash nobody waits for it.
CREATE UNLOGGED TABLE realtime.changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- One statement is told as one.
  batch uuid NOT NULL,
  schema_name text NOT NULL,
  table_name text NOT NULL,
  type text NOT NULL CHECK (type IN ('INSERT', 'UPDATE', 'DELETE')),
  key_columns text[] NOT NULL,
  columns jsonb NOT NULL,
  record jsonb,
  old_record jsonb,
  has_row_security boolean NOT NULL,
  inserted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX changes_batch ON realtime.changes (batch);
CREATE INDEX changes_age ON realtime.changes (inserted_at);

CREATE FUNCTION realtime.only_keys(record jsonb, keys text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, record -> key), '{}') FROM unnest(keys) AS key
$$;

-- With the rights of its owner: who changes a row need not be able to write here.
CREATE FUNCTION realtime.note_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
-- Columns of any table are read here, whatever they are called.
#variable_conflict use_variable
DECLARE
  statement uuid := gen_random_uuid();
  keys text[];
  described jsonb;
  is_full boolean;
  is_secured boolean;
BEGIN
  SELECT relreplident = 'f', relrowsecurity INTO is_full, is_secured FROM pg_class WHERE oid = TG_RELID;
  SELECT coalesce(array_agg(a.attname::text ORDER BY a.attnum), '{}') INTO keys
  FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
  WHERE i.indrelid = TG_RELID AND i.indisprimary;
  SELECT jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) ORDER BY a.attnum) INTO described
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
  WHERE a.attrelid = TG_RELID AND a.attnum > 0 AND NOT a.attisdropped;
  is_full := is_full AND NOT is_secured;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO realtime.changes (batch, schema_name, table_name, type, key_columns, columns, record, has_row_security)
    SELECT statement, TG_TABLE_SCHEMA, TG_TABLE_NAME, TG_OP, keys, described, to_jsonb(n.*), is_secured FROM new_rows n;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO realtime.changes (batch, schema_name, table_name, type, key_columns, columns, old_record, has_row_security)
    SELECT statement, TG_TABLE_SCHEMA, TG_TABLE_NAME, TG_OP, keys, described,
      CASE WHEN is_full THEN to_jsonb(o.*) ELSE realtime.only_keys(to_jsonb(o.*), keys) END, is_secured
    FROM old_rows o;
  ELSE
    INSERT INTO realtime.changes (batch, schema_name, table_name, type, key_columns, columns, record, old_record, has_row_security)
    SELECT statement, TG_TABLE_SCHEMA, TG_TABLE_NAME, TG_OP, keys, described, to_jsonb(n.*),
      CASE WHEN is_full THEN to_jsonb(o.*) ELSE realtime.only_keys(to_jsonb(o.*), keys) END, is_secured
    FROM new_rows n LEFT JOIN old_rows o
      ON keys <> '{}' AND realtime.only_keys(to_jsonb(o.*), keys) = realtime.only_keys(to_jsonb(n.*), keys);
  END IF;
  IF FOUND THEN PERFORM pg_notify('realtime_changes', statement::text); END IF;
  RETURN NULL;
END $$;

/* From now on, changes of this table are told to who subscribes to them. Safe to repeat. */
CREATE FUNCTION realtime.enlist(relation regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER realtime_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION realtime.note_changes()', relation);
  EXECUTE format('CREATE OR REPLACE TRIGGER realtime_update AFTER UPDATE ON %s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION realtime.note_changes()', relation);
  EXECUTE format('CREATE OR REPLACE TRIGGER realtime_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION realtime.note_changes()', relation);
END $$;

REVOKE ALL ON realtime.changes FROM PUBLIC;
REVOKE ALL ON FUNCTION realtime.only_keys, realtime.note_changes, realtime.enlist FROM PUBLIC;
DO $$
DECLARE visitor text;
BEGIN
  FOREACH visitor IN ARRAY ARRAY['anon', 'authenticated'] LOOP
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = visitor) THEN
      EXECUTE format('REVOKE ALL ON realtime.changes FROM %I', visitor);
      EXECUTE format('REVOKE ALL ON FUNCTION realtime.only_keys, realtime.note_changes, realtime.enlist FROM %I', visitor);
    END IF;
  END LOOP;
END $$;
