-- When people came, went and rested: written once, in months, and sealed into a chain for each legal entity.

CREATE SEQUENCE app.punch_written;

CREATE TABLE app.punch (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The order in which they were written, for the chain.
  written bigint NOT NULL DEFAULT nextval('app.punch_written'),
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Without references: the register outlives the plan, and two records of one person that become one leave it alone.
  legal_entity_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  event_id uuid,
  shift_id uuid,
  assignment_id uuid,
  kind text NOT NULL CHECK (kind IN ('in', 'out', 'break_start', 'break_end', 'void')),
  -- The punch that a void takes back.
  voids uuid CHECK ((kind = 'void') = (voids IS NOT NULL)),
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  source text NOT NULL CHECK (source IN ('gate', 'self', 'office')),
  device_id uuid,
  actor_id uuid,
  -- Asked of a phone at that moment, where the event wants it; where they were is not kept here.
  inside_radius boolean,
  -- Given by whoever sends it, so that the same one sent twice is written once.
  client_id uuid NOT NULL,
  PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);
CREATE INDEX punch_of_worker ON app.punch (worker_id, at);
CREATE INDEX punch_of_event ON app.punch (event_id, at);
CREATE INDEX punch_of_assignment ON app.punch (assignment_id);
CREATE INDEX punch_voids ON app.punch (voids) WHERE voids IS NOT NULL;
CREATE INDEX punch_by_client ON app.punch (client_id);
CREATE INDEX punch_of_entity ON app.punch (legal_entity_id, at);
CREATE INDEX punch_by_transaction ON app.punch (transaction, written);
CREATE TRIGGER punch_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.punch
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- Statement triggers of a partitioned table do not fire for its partitions, so every month gets its own. One maker at a time.
CREATE FUNCTION app.make_punch_month(month date) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;

CREATE FUNCTION app.make_punch_months(first date, last date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.make_punch_month(month::date)
  FROM generate_series(date_trunc('month', first), date_trunc('month', last), interval '1 month') AS month;
END $$;

SELECT app.make_punch_months((now() - interval '1 month')::date, (now() + interval '6 months')::date);

-- Each seal is a hash over the one before of the same legal entity and one punch. Seals outlive the months they seal.
CREATE TABLE app.punch_seal (
  legal_entity_id uuid NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  punch_id uuid NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at timestamptz NOT NULL DEFAULT now(),
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  PRIMARY KEY (legal_entity_id, seq)
);
CREATE TRIGGER punch_seal_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.punch_seal
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
