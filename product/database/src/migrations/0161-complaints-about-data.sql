-- What somebody has to say about how their data are treated. Anyone can; the office answers, and both stay until the term is over.
CREATE TABLE app.complaint (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  language text NOT NULL CHECK (language IN ('en', 'es')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 4000),
  received_at timestamptz NOT NULL DEFAULT now(),
  -- When its sender was told that it came.
  acknowledged_at timestamptz,
  answer text CHECK (char_length(answer) BETWEEN 1 AND 4000),
  answered_at timestamptz,
  answered_by uuid,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX complaint_waiting ON app.complaint (received_at) WHERE answered_at IS NULL;
CREATE INDEX complaint_sender ON app.complaint (lower(email), received_at);
CREATE INDEX complaint_answered ON app.complaint (answered_at);
