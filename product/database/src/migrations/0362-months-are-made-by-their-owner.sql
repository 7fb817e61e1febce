-- What only the owner of the tables can do while the app runs is done by functions of theirs, so that the app itself need own nothing.
-- Each has a fixed search path: whoever calls it gives its names no other meaning.

-- A part may be written, read and changed by whoever may do that with its whole, and by nobody else.
CREATE FUNCTION app.give_rights_of(whole regclass, part regclass) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  each record;
BEGIN
  FOR each IN SELECT DISTINCT given.grantee::regrole AS who FROM pg_class c, aclexplode(c.relacl) given
    WHERE c.oid = part AND given.grantee NOT IN (0, c.relowner) LOOP
    EXECUTE format('REVOKE ALL ON %s FROM %s', part, each.who);
  END LOOP;
  FOR each IN SELECT given.grantee::regrole AS who, given.privilege_type AS may FROM pg_class c, aclexplode(c.relacl) given
    WHERE c.oid = whole AND given.grantee NOT IN (0, c.relowner) LOOP
    EXECUTE format('GRANT %s ON %s TO %s', each.may, part, each.who);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION app.make_audit_month(month date) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
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
    PERFORM app.give_rights_of(('app.' || parent)::regclass, format('app.%I', part)::regclass);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION app.make_punch_month(month date) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  part text := 'punch_' || to_char(month, 'YYYY_MM');
BEGIN
  IF to_regclass('app.' || part) IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('months of punches'));
  IF to_regclass('app.' || part) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE app.%I PARTITION OF app.punch FOR VALUES FROM (%L) TO (%L)', part,
    (date_trunc('month', month)::timestamp AT TIME ZONE 'UTC'),
    ((date_trunc('month', month) + interval '1 month')::timestamp AT TIME ZONE 'UTC'));
  EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON app.%I
    FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change()', part || '_is_append_only', part);
  PERFORM app.give_rights_of('app.punch'::regclass, format('app.%I', part)::regclass);
END $$;

-- Nobody writes into a month of the register while it is looked at whether its term is over.
CREATE FUNCTION app.hold_punch_month(part text) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF part !~ '^punch_[0-9]{4}_[0-9]{2}$' THEN RAISE EXCEPTION '% is no month of the register', part; END IF;
  EXECUTE format('LOCK TABLE app.%I IN ACCESS EXCLUSIVE MODE', part);
END $$;

-- Its seals stay, and it is written down which of them seal nothing any more.
CREATE FUNCTION app.drop_punch_month(part text, ended_at timestamptz) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  PERFORM app.hold_punch_month(part);
  EXECUTE format('INSERT INTO app.punch_ended SELECT id, %L::date, %L::timestamptz FROM app.%I',
    to_date(substr(part, 7), 'YYYY_MM'), ended_at, part);
  GET DIAGNOSTICS gone = ROW_COUNT;
  EXECUTE format('DROP TABLE app.%I', part);
  RETURN gone;
END $$;

-- The rows of an import are many at once, and what is asked of them follows from how many there are of each kind.
CREATE FUNCTION app.count_import_rows() RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  ANALYZE app.worker_import_row (import_id, number, outcome);
END $$;

-- For how many seconds someone has been writing here already. What others do on the server is not for everyone to see; this much is.
CREATE FUNCTION app.longest_write() RETURNS double precision LANGUAGE sql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(max(extract(epoch FROM now() - xact_start)), 0)::float8
  FROM pg_stat_activity WHERE backend_xid IS NOT NULL AND datname = current_database()
$$;

REVOKE ALL ON FUNCTION app.give_rights_of, app.make_audit_month, app.make_punch_month, app.hold_punch_month,
  app.drop_punch_month, app.count_import_rows, app.longest_write FROM PUBLIC;
