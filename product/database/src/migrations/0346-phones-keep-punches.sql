-- What somebody taps on their own phone without a net waits there and comes later. What then does not fit lies with the scans to be looked at.

ALTER TABLE app.punch ADD COLUMN was_kept boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN app.punch.was_kept IS 'It waited on a phone before it was sent.';

-- Without a device it was tapped on the worker's own phone.
ALTER TABLE app.scan_conflict ALTER COLUMN device_id DROP NOT NULL;
ALTER TABLE app.scan_conflict DROP CONSTRAINT scan_conflict_kind_check;
ALTER TABLE app.scan_conflict ADD CONSTRAINT scan_conflict_kind_check
  CHECK (kind IN ('in', 'out') OR (device_id IS NULL AND kind IN ('break_start', 'break_end')));
