-- When a device was being tried out: what it scanned then is practice, in whatever mode it is when it sends that.
CREATE TABLE app.device_training (
  device_id uuid NOT NULL REFERENCES app.device ON DELETE CASCADE,
  since timestamptz NOT NULL,
  until timestamptz,
  PRIMARY KEY (device_id, since)
);
INSERT INTO app.device_training (device_id, since) SELECT id, updated_at FROM app.device WHERE is_training;
