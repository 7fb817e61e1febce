-- How often someone has guessed at a recovery code: each guess beyond a few waits longer than the one before.
CREATE TABLE app.recovery_attempt (
  user_id uuid PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL
);
