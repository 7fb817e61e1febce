-- At the gate people come back from a break or go to one; what waited on a device and does not fit is then about a break.

ALTER TABLE app.scan_conflict
  DROP CONSTRAINT scan_conflict_kind_check,
  ADD CONSTRAINT scan_conflict_kind_check CHECK (kind IN ('in', 'out', 'break_start', 'break_end'));
