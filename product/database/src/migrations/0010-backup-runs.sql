-- When backups were made, and when one was last shown to be good by restoring it.
CREATE TABLE app.backup_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- made; tried in a database beside; put in the place of this one.
  kind text NOT NULL CHECK (kind IN ('backup', 'trial', 'restore')),
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'failed')),
  -- The name of the backup, once it has one.
  backup text,
  -- A trial without the right to make a database compares checksums and no more.
  only_checked boolean NOT NULL DEFAULT false,
  problem text,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CHECK ((state = 'running') = (finished_at IS NULL))
);
CREATE INDEX backup_run_newest ON app.backup_run (kind, started_at DESC);
