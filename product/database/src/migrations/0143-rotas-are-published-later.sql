-- Shifts that are published at a moment to come, as they were seen when that was decided.
CREATE TABLE app.rota_publication (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  publish_at timestamptz NOT NULL,
  seen jsonb NOT NULL,
  planned_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('published', 'refused', 'cancelled')),
  refused_by text NOT NULL DEFAULT '',
  ended_at timestamptz,
  CHECK ((outcome IS NULL) = (ended_at IS NULL))
);
CREATE INDEX rota_publication_due ON app.rota_publication (publish_at) WHERE outcome IS NULL;
