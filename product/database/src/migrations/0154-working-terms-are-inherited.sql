-- What usually holds for work, from the company down to one event: what is not said here is said above.
CREATE TABLE app.work_terms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Of the company where neither is named.
  client_id uuid REFERENCES app.client ON DELETE CASCADE,
  event_id uuid REFERENCES app.event ON DELETE CASCADE,
  terms jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(client_id, event_id) <= 1),
  UNIQUE NULLS NOT DISTINCT (client_id, event_id)
);
CREATE INDEX work_terms_of_event ON app.work_terms (event_id);
