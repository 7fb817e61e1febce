-- Days of messages are made and dropped by functions of their owner, so that the service itself need own nothing. The search
-- path is fixed: whoever calls them gives their names no other meaning.

-- Returns whether the day was made now. A day that has rows elsewhere already cannot be made any more; they stay there.
CREATE FUNCTION realtime.make_day(day date) RETURNS boolean LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  part text := 'messages_' || to_char(day, 'YYYYMMDD');
  begins timestamptz := day::timestamp AT TIME ZONE 'UTC';
  ends timestamptz := (day + 1)::timestamp AT TIME ZONE 'UTC';
BEGIN
  IF to_regclass('realtime.' || part) IS NOT NULL THEN RETURN false; END IF;
  PERFORM pg_advisory_xact_lock(7201965);
  IF to_regclass('realtime.' || part) IS NOT NULL
    OR EXISTS (SELECT FROM realtime.messages_rest WHERE inserted_at >= begins AND inserted_at < ends) THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE realtime.%I PARTITION OF realtime.messages FOR VALUES FROM (%L) TO (%L)', part, begins, ends);
  RETURN true;
END $$;

CREATE FUNCTION realtime.drop_days(oldest date) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(7201965);
  FOR part IN SELECT c.relname FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid
    WHERE i.inhparent = 'realtime.messages'::regclass AND c.relname ~ '^messages_[0-9]{8}$'
      AND c.relname < 'messages_' || to_char(oldest, 'YYYYMMDD') LOOP
    EXECUTE format('DROP TABLE realtime.%I', part);
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION realtime.make_day, realtime.drop_days FROM PUBLIC;
DO $$
DECLARE visitor text;
BEGIN
  FOREACH visitor IN ARRAY ARRAY['anon', 'authenticated'] LOOP
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = visitor) THEN
      EXECUTE format('REVOKE ALL ON FUNCTION realtime.make_day, realtime.drop_days FROM %I', visitor);
    END IF;
  END LOOP;
END $$;
