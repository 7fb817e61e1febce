-- What someone put first on their dashboard and what they left out, and what a group does not need there.
CREATE TABLE app.dashboard_arrangement (
  person uuid PRIMARY KEY,
  keys text[] NOT NULL,
  hidden text[] NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE app.group_dashboard (
  group_id uuid PRIMARY KEY REFERENCES app."group" ON DELETE CASCADE,
  hidden text[] NOT NULL,
  updated_at timestamptz NOT NULL
);
