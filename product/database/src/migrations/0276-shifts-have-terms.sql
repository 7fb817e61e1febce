-- One shift may say for itself what otherwise holds as its event, the client or the company says.
ALTER TABLE app.work_terms
  ADD COLUMN shift_id uuid REFERENCES app.shift ON DELETE CASCADE,
  DROP CONSTRAINT work_terms_client_id_event_id_key,
  DROP CONSTRAINT work_terms_check,
  ADD CHECK (num_nonnulls(client_id, event_id, shift_id) <= 1),
  ADD UNIQUE NULLS NOT DISTINCT (client_id, event_id, shift_id);
CREATE INDEX work_terms_of_shift ON app.work_terms (shift_id) WHERE shift_id IS NOT NULL;
