-- Whoever confirms names what they read; where something else stands by then, it is refused.

-- A later proposal to erase someone is another one.
ALTER TABLE app.erasure ADD COLUMN proposal_id uuid NOT NULL DEFAULT gen_random_uuid();

-- What a run found, record by record, as long as it is open: it ends these and no others, however many there are by then.
CREATE TABLE app.retention_run_record (
  run_id uuid NOT NULL REFERENCES app.retention_run ON DELETE CASCADE,
  record_id uuid NOT NULL,
  PRIMARY KEY (run_id, record_id)
);

-- A block is lifted as it was made: one person proposes it, another one confirms it.
ALTER TABLE app.worker_proposal
  DROP CONSTRAINT worker_proposal_kind_check,
  ADD CONSTRAINT worker_proposal_kind_check CHECK (kind IN ('block', 'unblock', 'bank'));
