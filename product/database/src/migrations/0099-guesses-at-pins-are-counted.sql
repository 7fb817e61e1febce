-- How often a PIN of a device was tried in this quarter of an hour: by one address, and by all together. Addresses lie here as hashes.
CREATE TABLE app.pin_guess (
  source bytea PRIMARY KEY,
  tries integer NOT NULL,
  since timestamptz NOT NULL
);
