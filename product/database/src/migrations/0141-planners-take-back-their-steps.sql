-- What a planner last did to shifts of the rota, so that it can be taken back and done again. Gone after a day.
CREATE TABLE app.rota_step (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- What was done at once is taken back at once.
  batch_id uuid NOT NULL,
  user_id uuid NOT NULL,
  shift_id uuid NOT NULL REFERENCES app.shift ON DELETE CASCADE,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX rota_step_of_planner ON app.rota_step (user_id, made_at);
CREATE INDEX rota_step_of_shift ON app.rota_step (shift_id);
