-- A phone that held a device is known by its key, also once the device was revoked or handed over: what it signed meanwhile is taken still.

CREATE TABLE app.device_key (
  device_id uuid NOT NULL REFERENCES app.device ON DELETE CASCADE,
  algorithm text NOT NULL CHECK (algorithm IN ('Ed25519', 'P-256')),
  public_key bytea NOT NULL,
  since timestamptz NOT NULL,
  -- When the device was revoked, or another phone got it.
  until timestamptz,
  PRIMARY KEY (device_id, public_key)
);
CREATE INDEX device_key_of_phone ON app.device_key (public_key);
INSERT INTO app.device_key (device_id, algorithm, public_key, since, until)
  SELECT id, key_algorithm, public_key, coalesce(paired_at, created_at), revoked_at FROM app.device WHERE public_key IS NOT NULL;

-- How many scans it said were waiting when it last spoke, and what was lost with a browser that was emptied.
ALTER TABLE app.device
  ADD COLUMN waiting integer CHECK (waiting >= 0),
  ADD COLUMN emptied_at timestamptz,
  ADD COLUMN waiting_when_emptied integer,
  ADD COLUMN heard_before_emptied timestamptz;

-- The scan as the device signed it, sealed since the code of a pass is in it; and from when until when that phone held the device.
ALTER TABLE app.scan_conflict
  ADD COLUMN scan bytea,
  ADD COLUMN held_since timestamptz,
  ADD COLUMN held_until timestamptz;
