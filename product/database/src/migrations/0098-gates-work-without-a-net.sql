-- A device signs what it let in and out while it had no net. What then does not fit is kept as it was sent, for the office to look at.

ALTER TABLE app.device
  ADD COLUMN key_algorithm text CHECK (key_algorithm IN ('Ed25519', 'P-256')),
  ADD COLUMN public_key bytea,
  ADD CONSTRAINT device_key_is_whole CHECK ((key_algorithm IS NULL) = (public_key IS NULL));

CREATE TABLE app.scan_conflict (
  -- Of the scan, as the device named it: sent again it is the same.
  client_id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  device_id uuid NOT NULL REFERENCES app.device ON DELETE CASCADE,
  -- None where nobody is known by what was scanned.
  worker_id uuid REFERENCES app.worker ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('in', 'out')),
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  reason text NOT NULL,
  -- Whether a punch was written all the same.
  is_written boolean NOT NULL,
  settled_at timestamptz
);
CREATE INDEX scan_conflict_of_event ON app.scan_conflict (event_id, at) WHERE settled_at IS NULL;
CREATE INDEX scan_conflict_of_worker ON app.scan_conflict (worker_id);
