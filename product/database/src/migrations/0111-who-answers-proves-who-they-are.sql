-- Whoever holds the link of a pass shows by a code that they also read that person's mail, before they do what binds them.
CREATE TABLE app.pass_proof (
  worker_id uuid PRIMARY KEY REFERENCES app.worker ON DELETE CASCADE,
  -- The code follows from a secret key and this number: used or replaced, it is another.
  number integer NOT NULL DEFAULT 1,
  sent_at timestamptz NOT NULL,
  sent_on date NOT NULL,
  sent_that_day smallint NOT NULL DEFAULT 1,
  tries smallint NOT NULL DEFAULT 0
);
