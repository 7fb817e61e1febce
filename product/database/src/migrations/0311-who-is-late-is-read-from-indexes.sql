-- Who is late: on shifts that have begun, of which few are going on, or whoever has said so before.
CREATE INDEX shift_by_start ON app.shift (starts_at);
CREATE INDEX assignment_said_late ON app.assignment (shift_id) WHERE late_minutes IS NOT NULL;
