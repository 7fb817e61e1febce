-- Who was called for a last place, and what came of it: proof like a letter, for as long, and whatever becomes of the plan.
CREATE TABLE app.phone_call (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  -- Without a reference: the proof outlives the plan.
  slot_id uuid NOT NULL,
  offered jsonb NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('accepted', 'declined', 'no-answer', 'call-back', 'wrong-number')),
  called_by uuid,
  created_at timestamptz NOT NULL
);
CREATE INDEX phone_call_of_worker ON app.phone_call (worker_id, created_at);
CREATE INDEX phone_call_of_slot ON app.phone_call (slot_id, created_at);
