-- What is decided about the hours that punches tell: corrections to which both sides agree, approvals, and periods that are closed.

CREATE TABLE app.punch_correction (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Without references, as the punches themselves: it outlives the plan.
  assignment_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  event_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('in', 'out', 'break_start', 'break_end')),
  -- The punch in whose place it is meant to stand; none where one is missing.
  corrects uuid,
  at timestamptz NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  proposed_by text NOT NULL CHECK (proposed_by IN ('company', 'worker')),
  proposer_id uuid,
  company_at timestamptz,
  company_id uuid,
  worker_at timestamptz,
  refused_by text CHECK (refused_by IN ('company', 'worker')),
  refused_at timestamptz,
  refused_reason text NOT NULL DEFAULT '' CHECK (length(refused_reason) <= 500),
  -- When it became a punch of its own, and which one.
  applied_at timestamptz,
  punch_id uuid,
  created_at timestamptz NOT NULL,
  CHECK ((refused_at IS NULL) = (refused_by IS NULL)),
  CHECK ((applied_at IS NULL) = (punch_id IS NULL)),
  CHECK (applied_at IS NULL OR (company_at IS NOT NULL AND worker_at IS NOT NULL AND refused_at IS NULL))
);
CREATE INDEX punch_correction_of_assignment ON app.punch_correction (assignment_id);
CREATE INDEX punch_correction_of_worker ON app.punch_correction (worker_id);
-- One at a time for the same thing: who wants another refuses the first.
CREATE UNIQUE INDEX punch_correction_waits ON app.punch_correction (assignment_id, kind)
  WHERE applied_at IS NULL AND refused_at IS NULL;

CREATE TABLE app.hours_period (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  legal_entity_id uuid NOT NULL REFERENCES app.legal_entity,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  lines integer NOT NULL,
  minutes integer NOT NULL,
  totals jsonb NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  locked_by uuid,
  locked_at timestamptz NOT NULL,
  EXCLUDE USING gist (legal_entity_id WITH =, daterange(first_day, last_day, '[]') WITH &&)
);

-- One line for each person on a shift, once something has been decided about it. What is worked out is only kept when approved.
CREATE TABLE app.hours_line (
  assignment_id uuid PRIMARY KEY,
  worker_id uuid NOT NULL,
  event_id uuid NOT NULL,
  legal_entity_id uuid NOT NULL,
  day date NOT NULL,
  endorsed_at timestamptz,
  disputed_at timestamptz,
  disputed_by text CHECK (disputed_by IN ('company', 'worker')),
  dispute text NOT NULL DEFAULT '' CHECK (length(dispute) <= 500),
  approved_at timestamptz,
  approved_by uuid,
  worked_from timestamptz,
  worked_until timestamptz,
  minutes integer CHECK (minutes >= 0),
  split jsonb,
  period_id uuid REFERENCES app.hours_period,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  CHECK ((approved_at IS NULL) = (minutes IS NULL)),
  CHECK (period_id IS NULL OR approved_at IS NOT NULL),
  CHECK ((disputed_at IS NULL) = (disputed_by IS NULL))
);
CREATE INDEX hours_line_of_entity ON app.hours_line (legal_entity_id, day);
CREATE INDEX hours_line_of_worker ON app.hours_line (worker_id, day);
