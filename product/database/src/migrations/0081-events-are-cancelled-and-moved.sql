-- What was decided when an event was cancelled, moved to other days or reopened: who is told, and who is owed something for it.
CREATE TABLE app.event_change (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('cancelled', 'postponed', 'reopened')),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 300),
  -- Whether those concerned are to be written to.
  notifies boolean NOT NULL DEFAULT false,
  compensation text NOT NULL DEFAULT 'none' CHECK (compensation IN ('none', 'late', 'all')),
  -- Told later than so many hours before the start: of `late` only.
  late_hours integer CHECK (late_hours BETWEEN 1 AND 720),
  -- How far its shifts were moved: of `postponed` only.
  days integer,
  -- How many it concerned.
  people integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX event_change_of_event ON app.event_change (event_id, created_at DESC);
