-- What people must know before they work: of the event, and of one shift. Who was asked to read it says so, and says it again once it changes.
ALTER TABLE app.event
  ADD COLUMN briefing_asks boolean NOT NULL DEFAULT false,
  ADD COLUMN briefing_changed_at timestamptz;
UPDATE app.event SET briefing_changed_at = updated_at WHERE briefing_en <> '' OR briefing_es <> '';
ALTER TABLE app.shift
  ADD COLUMN briefing_en text NOT NULL DEFAULT '' CHECK (char_length(briefing_en) <= 8000),
  ADD COLUMN briefing_es text NOT NULL DEFAULT '' CHECK (char_length(briefing_es) <= 8000),
  ADD COLUMN briefing_changed_at timestamptz;
ALTER TABLE app.assignment
  ADD COLUMN briefing_read_at timestamptz;

-- Plans, risk assessments, passes for cars: what lies with an event, and who is shown it.
CREATE TABLE app.event_file (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  path text NOT NULL UNIQUE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  type text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  for_workers boolean NOT NULL DEFAULT false,
  for_client boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX event_file_of_event ON app.event_file (event_id, created_at);
