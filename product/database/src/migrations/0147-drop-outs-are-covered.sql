-- Looking for cover by itself: wave after wave is asked until the place is filled, nobody is left, or somebody stops it.
CREATE TABLE app.cover_run (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slot_id uuid NOT NULL REFERENCES app.slot ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'filled', 'stopped', 'exhausted')),
  waves integer NOT NULL DEFAULT 0,
  asked integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  -- Nobody's where a drop-out started it.
  started_by uuid,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((state = 'running') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX cover_run_of_slot ON app.cover_run (slot_id) WHERE state = 'running';
CREATE INDEX cover_run_by_slot ON app.cover_run (slot_id, started_at);

ALTER TABLE app.call_out_setting
  ADD COLUMN covers_drop_outs boolean NOT NULL DEFAULT false,
  ADD COLUMN cover_per_wave smallint NOT NULL DEFAULT 5 CHECK (cover_per_wave BETWEEN 1 AND 50),
  ADD COLUMN cover_minutes smallint NOT NULL DEFAULT 60 CHECK (cover_minutes BETWEEN 5 AND 1440);
