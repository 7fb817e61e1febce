-- What one process tells the others. Names follow the reference service where it has them.
REVOKE ALL ON SCHEMA realtime FROM PUBLIC;

CREATE SEQUENCE realtime.messages_seq;

CREATE TABLE realtime.messages (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  seq bigint NOT NULL DEFAULT nextval('realtime.messages_seq'),
  topic text NOT NULL,
  extension text NOT NULL CHECK (extension IN ('broadcast', 'presence')),
  event text NOT NULL,
  private boolean NOT NULL DEFAULT false,
  -- From the database: realtime.send(). Clients' payloads stay the bytes they were, so that nothing in them is refused here.
  payload jsonb,
  body bytea,
  encoding text NOT NULL DEFAULT 'json' CHECK (encoding IN ('json', 'bytes')),
  -- The process whose sockets have it already; none for what the database says itself.
  origin uuid,
  -- A reader may trust that it has seen everything below the oldest transaction still running, and nothing beyond.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  inserted_at timestamptz NOT NULL DEFAULT now(),
  -- Written twice by a sender that never heard of its commit, a message is still one.
  PRIMARY KEY (inserted_at, id),
  CHECK ((payload IS NULL) <> (body IS NULL))
) PARTITION BY RANGE (inserted_at);

CREATE INDEX messages_xid ON realtime.messages (xid);
CREATE INDEX messages_replayed ON realtime.messages (topic, inserted_at) WHERE origin IS NULL AND private;
-- Catches what no day has been made for; days are made ahead by the clean-up.
CREATE TABLE realtime.messages_rest PARTITION OF realtime.messages DEFAULT;

-- Processes and who is present through them: both are told again after a crash, so they need no flush to disk.
CREATE UNLOGGED TABLE realtime.processes (
  id uuid PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

CREATE UNLOGGED TABLE realtime.presences (
  ref text PRIMARY KEY,
  previous text,
  process uuid NOT NULL,
  topic text NOT NULL,
  private boolean NOT NULL,
  key text NOT NULL,
  -- JSON as text: some of what JSON may say, PostgreSQL's own type refuses.
  meta text NOT NULL
);
CREATE INDEX presences_process ON realtime.presences (process);

/* Tells everyone on the topic exactly if the caller's transaction commits. */
CREATE FUNCTION realtime.send(payload jsonb, event text, topic text, private boolean DEFAULT true) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  sent record;
BEGIN
  INSERT INTO realtime.messages (payload, event, topic, private, extension)
  VALUES (send.payload, send.event, send.topic, send.private, 'broadcast')
  RETURNING id, inserted_at, xid INTO sent;
  PERFORM pg_notify('realtime', sent.xid::text || ' - ' || json_build_object('id', sent.id, 'at', sent.inserted_at::text));
END $$;

REVOKE ALL ON ALL TABLES IN SCHEMA realtime FROM PUBLIC;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA realtime FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA realtime FROM PUBLIC;

-- A hosted database may bring these roles with rights of their own; days made later are covered by the defaults.
DO $$
DECLARE visitor text;
BEGIN
  FOREACH visitor IN ARRAY ARRAY['anon', 'authenticated'] LOOP
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = visitor) THEN
      EXECUTE format('REVOKE ALL ON SCHEMA realtime FROM %I', visitor);
      EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA realtime FROM %I', visitor);
      EXECUTE format('REVOKE ALL ON ALL SEQUENCES IN SCHEMA realtime FROM %I', visitor);
      EXECUTE format('REVOKE ALL ON ALL FUNCTIONS IN SCHEMA realtime FROM %I', visitor);
      EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA realtime REVOKE ALL ON TABLES FROM %I', visitor);
    END IF;
  END LOOP;
END $$;
