-- When somebody of the office was last written to about what waits for them, and up to when what came was counted.
CREATE TABLE app.task_letter (
  user_id uuid PRIMARY KEY REFERENCES app.account ON DELETE CASCADE,
  told_at timestamptz NOT NULL,
  up_to timestamptz NOT NULL
);
