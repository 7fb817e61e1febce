-- What an hour is paid and charged: said for a company, and otherwise for a client, an event or one shift where it differs.
CREATE TABLE app.work_rate (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  legal_entity_id uuid REFERENCES app.legal_entity ON DELETE CASCADE,
  client_id uuid REFERENCES app.client ON DELETE CASCADE,
  event_id uuid REFERENCES app.event ON DELETE CASCADE,
  shift_id uuid REFERENCES app.shift ON DELETE CASCADE,
  -- Of every role where none is named.
  role_id uuid REFERENCES app.role ON DELETE CASCADE,
  -- Hundredths of the currency of the company that staffs the event.
  pay_rate integer CHECK (pay_rate BETWEEN 0 AND 999999),
  charge_rate integer CHECK (charge_rate BETWEEN 0 AND 999999),
  CHECK (num_nonnulls(legal_entity_id, client_id, event_id, shift_id) = 1),
  CHECK (num_nonnulls(pay_rate, charge_rate) > 0),
  UNIQUE NULLS NOT DISTINCT (legal_entity_id, client_id, event_id, shift_id, role_id)
);
CREATE INDEX work_rate_of_client ON app.work_rate (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX work_rate_of_event ON app.work_rate (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX work_rate_of_shift ON app.work_rate (shift_id) WHERE shift_id IS NOT NULL;
