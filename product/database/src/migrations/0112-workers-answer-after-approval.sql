-- Workers may still answer after the office has approved, both sides write about a dispute, and two people open a closed period again.

CREATE TABLE app.hours_message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  assignment_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  side text NOT NULL CHECK (side IN ('company', 'worker')),
  author_id uuid,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  written_at timestamptz NOT NULL,
  number integer GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX hours_message_of_assignment ON app.hours_message (assignment_id, written_at);
CREATE INDEX hours_message_of_worker ON app.hours_message (worker_id);

-- What was written about to whom already, so that nobody is told twice.
CREATE TABLE app.hours_told (
  assignment_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('endorse', 'unclosed')),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (assignment_id, kind)
);

-- A dispute that the company has ended without the worker's agreement stays visible.
ALTER TABLE app.hours_line ADD COLUMN settled_at timestamptz, ADD COLUMN settled_by uuid;

ALTER TABLE app.hours_period
  ADD COLUMN reopening_id uuid,
  ADD COLUMN reopening_reason text NOT NULL DEFAULT '' CHECK (length(reopening_reason) <= 500),
  ADD COLUMN reopening_by uuid,
  ADD COLUMN reopening_at timestamptz,
  ADD COLUMN reopened_by uuid,
  ADD COLUMN reopened_at timestamptz,
  ADD CHECK (reopened_at IS NULL OR (reopening_by IS NOT NULL AND reopened_by IS DISTINCT FROM reopening_by)),
  DROP CONSTRAINT hours_period_legal_entity_id_daterange_excl,
  ADD CONSTRAINT hours_periods_lie_apart
    EXCLUDE USING gist (legal_entity_id WITH =, daterange(first_day, last_day, '[]') WITH &&) WHERE (reopened_at IS NULL);
