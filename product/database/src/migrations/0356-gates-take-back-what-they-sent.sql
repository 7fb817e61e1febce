-- What was taken back at a gate without a net is sent as well; where it does not fit, the office sees it like a scan.

ALTER TABLE app.scan_conflict
  DROP CONSTRAINT scan_conflict_kind_check,
  ADD CONSTRAINT scan_conflict_kind_check CHECK (kind IN ('in', 'out', 'break_start', 'break_end', 'void'));
