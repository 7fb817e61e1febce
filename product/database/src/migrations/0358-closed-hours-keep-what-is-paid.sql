-- What an hour of a closed line is paid is kept with it, and the hash of its period covers it. Periods of before keep their way of being checked.
ALTER TABLE app.hours_period
  ADD COLUMN hash_version smallint NOT NULL DEFAULT 1 CHECK (hash_version IN (1, 2)),
  -- How the company rounded and what it paid on top.
  ADD COLUMN policy jsonb,
  ADD CHECK ((policy IS NULL) = (hash_version = 1));

CREATE TABLE app.hours_terms (
  assignment_id uuid PRIMARY KEY REFERENCES app.hours_line,
  -- The record that the worker was then: it may have become part of another since.
  worker_id uuid NOT NULL,
  period_id uuid NOT NULL REFERENCES app.hours_period,
  -- Of the place in the shift, and of the contract: hundredths of the currency.
  rate integer,
  base_rate integer,
  -- The week of the contract.
  contract jsonb
);
CREATE INDEX hours_terms_of_period ON app.hours_terms (period_id);
CREATE INDEX hours_terms_of_worker ON app.hours_terms (worker_id);
