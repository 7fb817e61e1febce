-- Whom was told how many days before the follow-up of a right-to-work check: once each, as of documents.
CREATE TABLE app.right_to_work_alert (
  check_id uuid NOT NULL REFERENCES app.right_to_work_check ON DELETE CASCADE,
  days integer NOT NULL CHECK (days BETWEEN 0 AND 365),
  told_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (check_id, days)
);
