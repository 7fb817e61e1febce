-- Work to be done outside a request. Claimed with SKIP LOCKED; a claim is a lease, so a killed process gives its job back.
CREATE TABLE app.job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'dead')),
  run_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  max_attempts integer NOT NULL DEFAULT 8 CHECK (max_attempts > 0),
  -- Two jobs that mean the same thing may not wait at the same time.
  unique_key text,
  leased_until timestamptz,
  lease uuid,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX job_due ON app.job (run_at, id) WHERE state = 'waiting';
CREATE INDEX job_leased ON app.job (leased_until) WHERE state = 'running';
CREATE INDEX job_finished ON app.job (finished_at) WHERE state IN ('done', 'dead');
CREATE UNIQUE INDEX job_waits_once ON app.job (kind, unique_key) WHERE state = 'waiting' AND unique_key IS NOT NULL;

CREATE TABLE app.schedule (
  name text PRIMARY KEY,
  next_at timestamptz NOT NULL
);
