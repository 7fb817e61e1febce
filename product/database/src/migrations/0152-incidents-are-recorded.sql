-- What went wrong at an event: late, away, conduct, an accident, first aid. Of one worker, or of nobody.
CREATE TABLE app.incident (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  shift_id uuid REFERENCES app.shift ON DELETE SET NULL,
  worker_id uuid REFERENCES app.worker ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('late', 'no-show', 'conduct', 'accident', 'first-aid', 'damage', 'other')),
  severity text NOT NULL CHECK (severity IN ('low', 'medium', 'high')),
  happened_at timestamptz NOT NULL,
  account text NOT NULL CHECK (char_length(account) BETWEEN 1 AND 4000),
  follow_up text NOT NULL DEFAULT '' CHECK (char_length(follow_up) <= 4000),
  closed_at timestamptz,
  reported_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX incident_of_event ON app.incident (event_id, happened_at);
CREATE INDEX incident_of_worker ON app.incident (worker_id, happened_at) WHERE worker_id IS NOT NULL;
CREATE INDEX incident_of_shift ON app.incident (shift_id) WHERE shift_id IS NOT NULL;

INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es)
  SELECT 'incidents', max(position) + 1, 'Incidents at events', 'Incidencias en los eventos', 5, 'years', 'record', 'delete',
    'Breaches of the rules on prevention lapse after up to five years: LISOS, art. 4.3; UK: limitation of claims for injury',
    'Las infracciones en prevención prescriben hasta a los cinco años: LISOS, art. 4.3; Reino Unido: plazo de reclamación por lesiones'
  FROM app.retention_rule;
