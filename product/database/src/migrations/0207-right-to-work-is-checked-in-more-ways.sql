-- Two more ways of the United Kingdom: a birth certificate with proof of the National Insurance number, and a notice of the Employer
-- Checking Service, which counts for six months.
ALTER TABLE app.right_to_work_check DROP CONSTRAINT right_to_work_check_method_check;
ALTER TABLE app.right_to_work_check ADD CONSTRAINT right_to_work_check_method_check CHECK (method IN
  ('national_document', 'residence_permit', 'manual', 'birth_certificate', 'idvt', 'share_code', 'ecs'));

-- Since 1 October 2026 individual sub-contractors are checked; who is genuinely self-employed is marked so, with who says it and why.
CREATE TABLE app.self_employed_mark (
  worker_id uuid PRIMARY KEY REFERENCES app.worker ON DELETE CASCADE,
  -- Closed with the worker's key.
  reason_sealed bytea NOT NULL,
  marked_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
