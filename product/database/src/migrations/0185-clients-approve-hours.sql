-- A client approves the hours of their event with name and signature, or says what was different, by a link that asks them to.
ALTER TABLE app.client_link ADD COLUMN asks_hours boolean NOT NULL DEFAULT false;

CREATE TABLE app.client_signing (
  id uuid PRIMARY KEY,
  -- Without references: what was signed outlives the link and the plan.
  event_id uuid NOT NULL,
  link_id uuid NOT NULL,
  signer text NOT NULL CHECK (length(signer) BETWEEN 1 AND 200),
  drawing text NOT NULL DEFAULT '' CHECK (length(drawing) <= 20000),
  lines integer NOT NULL CHECK (lines > 0),
  minutes integer NOT NULL CHECK (minutes >= 0),
  -- Over every line that was signed, with its minutes.
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  signed_at timestamptz NOT NULL
);
CREATE INDEX client_signing_of_event ON app.client_signing (event_id, signed_at);
CREATE TRIGGER client_signing_is_written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON app.client_signing
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- What the client has said to each line of hours: that it was so, or what was different.
CREATE TABLE app.client_hours (
  assignment_id uuid PRIMARY KEY,
  worker_id uuid NOT NULL,
  event_id uuid NOT NULL,
  minutes integer NOT NULL CHECK (minutes >= 0),
  signing_id uuid REFERENCES app.client_signing,
  objection text NOT NULL DEFAULT '' CHECK (length(objection) <= 500),
  answered_at timestamptz NOT NULL,
  CHECK (signing_id IS NOT NULL OR objection <> '')
);
CREATE INDEX client_hours_of_event ON app.client_hours (event_id);
CREATE INDEX client_hours_of_worker ON app.client_hours (worker_id);

ALTER TABLE app.hours_line DROP CONSTRAINT hours_line_disputed_by_check,
  ADD CONSTRAINT hours_line_disputed_by_check CHECK (disputed_by IN ('company', 'worker', 'client'));
ALTER TABLE app.hours_message DROP CONSTRAINT hours_message_side_check,
  ADD CONSTRAINT hours_message_side_check CHECK (side IN ('company', 'worker', 'client'));
