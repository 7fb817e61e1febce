-- How a company rounds and what it pays on top, what clients are charged, and what has been handed over: written once.

CREATE TABLE app.pay_policy (
  legal_entity_id uuid PRIMARY KEY REFERENCES app.legal_entity ON DELETE CASCADE,
  rounding_minutes smallint NOT NULL DEFAULT 0 CHECK (rounding_minutes IN (0, 5, 10, 15, 30)),
  rounding text NOT NULL DEFAULT 'nearest' CHECK (rounding IN ('nearest', 'up')),
  -- Per cent on top of the base rate, by kind of hours.
  premiums jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);

CREATE TABLE app.client_charge (
  client_id uuid PRIMARY KEY REFERENCES app.client ON DELETE CASCADE,
  -- Hundredths of the currency for an hour.
  hourly_rate integer CHECK (hourly_rate BETWEEN 0 AND 1000000),
  minimum_minutes smallint NOT NULL DEFAULT 0 CHECK (minimum_minutes BETWEEN 0 AND 1440),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);

CREATE TABLE app.hours_batch (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('payroll', 'invoice')),
  -- Without references: what was handed over outlives the records it came from.
  legal_entity_id uuid NOT NULL,
  client_id uuid CHECK ((kind = 'invoice') = (client_id IS NOT NULL)),
  period_id uuid NOT NULL,
  number integer NOT NULL,
  -- The batch of the same days before, in whose place it stands.
  corrects uuid REFERENCES app.hours_batch,
  first_day date NOT NULL,
  last_day date NOT NULL,
  lines integer NOT NULL,
  minutes integer NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  made_by uuid,
  made_at timestamptz NOT NULL,
  UNIQUE (legal_entity_id, kind, number)
);

CREATE TABLE app.hours_batch_line (
  batch_id uuid NOT NULL REFERENCES app.hours_batch,
  place integer NOT NULL,
  assignment_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  event_id uuid NOT NULL,
  code text NOT NULL,
  day date NOT NULL,
  -- As the register has them, and as they are paid or charged.
  minutes integer NOT NULL,
  payable integer NOT NULL,
  split jsonb NOT NULL,
  rate integer,
  amount bigint,
  PRIMARY KEY (batch_id, place)
);
CREATE INDEX hours_batch_line_of_worker ON app.hours_batch_line (worker_id);

CREATE TRIGGER hours_batch_is_written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON app.hours_batch
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER hours_batch_line_is_written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON app.hours_batch_line
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
