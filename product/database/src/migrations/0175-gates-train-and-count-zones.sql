-- A device can be tried out without writing anything, and can stand at a zone inside the venue instead of at a gate.
ALTER TABLE app.device
  ADD COLUMN is_training boolean NOT NULL DEFAULT false,
  ADD COLUMN zone text NOT NULL DEFAULT '';

-- Who went into a zone and out of it. No part of the register: gone thirty days after the event.
CREATE TABLE app.zone_passage (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  device_id uuid NOT NULL REFERENCES app.device ON DELETE CASCADE,
  zone text NOT NULL CHECK (zone <> ''),
  kind text NOT NULL CHECK (kind IN ('in', 'out')),
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- Given by the device, so that the same one sent twice is written once.
  client_id uuid NOT NULL UNIQUE
);
CREATE INDEX zone_passage_of_event ON app.zone_passage (event_id, worker_id, at);
CREATE INDEX zone_passage_of_worker ON app.zone_passage (worker_id);

INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es)
  SELECT 'whereabouts', max(position) + 1, 'Zones and positions at events', 'Zonas y posiciones en los eventos', 30, 'days', 'record', 'delete',
    'Safety at the event: GDPR, art. 6.1.f; Organic Law 3/2018, art. 90', 'Seguridad en el evento: RGPD, art. 6.1.f; Ley Orgánica 3/2018, art. 90'
  FROM app.retention_rule;
