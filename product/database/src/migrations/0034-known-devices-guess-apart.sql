-- Guesses at recovery codes, counted apart for each known device and for all others together, whose device is empty: a stranger
-- who guesses must not keep the owner from their own code. The table before goes once no older process counts in it.
CREATE TABLE app.recovery_guess (
  user_id uuid NOT NULL,
  device text NOT NULL,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device)
);
INSERT INTO app.recovery_guess SELECT user_id, '', failures, last_at FROM app.recovery_attempt;
