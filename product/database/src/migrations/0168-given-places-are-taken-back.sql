-- A place that a planner gave to somebody else can be taken back like other times of a shift.
ALTER TABLE app.rota_step
  ALTER COLUMN before DROP NOT NULL,
  ALTER COLUMN after DROP NOT NULL,
  -- The place, who had it and who has it.
  ADD COLUMN given jsonb,
  ADD CHECK ((given IS NULL) = (before IS NOT NULL AND after IS NOT NULL));
