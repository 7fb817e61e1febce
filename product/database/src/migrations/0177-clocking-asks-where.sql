-- Whether who clocks by phone is asked where they are, at that moment alone; the punch keeps only whether it was near.
ALTER TABLE app.event ADD COLUMN asks_position boolean NOT NULL DEFAULT false;

-- Where they were, for as long as somebody may ask about it: gone thirty days after the event.
CREATE TABLE app.punch_position (
  punch_id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  latitude numeric(8, 5) NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude numeric(8, 5) NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  accuracy_metres integer NOT NULL CHECK (accuracy_metres >= 0),
  at timestamptz NOT NULL
);
CREATE INDEX punch_position_of_event ON app.punch_position (event_id);
CREATE INDEX punch_position_of_worker ON app.punch_position (worker_id);
