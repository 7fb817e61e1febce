-- The list of events begins with those to come: years of closed ones lie before them in the order of all.
CREATE INDEX event_open_in_order ON app.event (starts_at, id)
  WHERE status NOT IN ('closed', 'invoiced', 'archived', 'cancelled');
