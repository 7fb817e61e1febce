-- Records of any kind can be changed together. What is about people stays in a table that goes with them.
ALTER TABLE app.bulk_change ADD COLUMN record text NOT NULL DEFAULT 'worker';

CREATE TABLE app.bulk_change_record (
  bulk_change_id uuid NOT NULL REFERENCES app.bulk_change ON DELETE CASCADE,
  record_id uuid NOT NULL,
  before jsonb NOT NULL,
  -- The version that the change made: whatever has another one by now was changed since.
  version integer NOT NULL,
  PRIMARY KEY (bulk_change_id, record_id)
);
