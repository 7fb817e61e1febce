-- Every mail and SMS the installation ever wanted to send. The row is written with the act that causes it;
-- a deliverer sends it later, and may be killed at any moment.
REVOKE ALL ON SCHEMA mail FROM PUBLIC;
ALTER DEFAULT PRIVILEGES IN SCHEMA mail REVOKE ALL ON TABLES FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA mail FROM PUBLIC;

-- A hosted database may bring these roles with rights of their own.
DO $$
DECLARE visitor text;
BEGIN
  FOREACH visitor IN ARRAY ARRAY['anon', 'authenticated'] LOOP
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = visitor) THEN
      EXECUTE format('REVOKE ALL ON SCHEMA mail FROM %I', visitor);
      EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA mail FROM %I', visitor);
      EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA mail REVOKE ALL ON TABLES FROM %I', visitor);
    END IF;
  END LOOP;
END $$;

CREATE TABLE mail.message (
  id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  kind text NOT NULL CHECK (kind <> ''),
  recipient text NOT NULL CHECK (recipient <> ''),
  subject text,
  body_text text NOT NULL,
  body_html text,
  language text NOT NULL,
  -- Made once and sent with every attempt, so that whoever receives two copies can tell they are one.
  message_id text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'kept', 'given_up')),
  -- Counted when a deliverer takes the message; with the id it names who holds it.
  attempts integer NOT NULL DEFAULT 0,
  -- While a deliverer holds the message this is the end of its lease.
  next_attempt_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  CHECK ((channel = 'mail') = (subject IS NOT NULL)),
  CHECK ((channel = 'mail') = (body_html IS NOT NULL)),
  CHECK ((state = 'waiting') = (next_attempt_at IS NOT NULL)),
  CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);
CREATE INDEX message_due ON mail.message (next_attempt_at, id) WHERE state = 'waiting';
CREATE INDEX message_newest ON mail.message (created_at DESC, id DESC);
CREATE INDEX message_of_recipient ON mail.message (lower(recipient), created_at DESC, id DESC);
