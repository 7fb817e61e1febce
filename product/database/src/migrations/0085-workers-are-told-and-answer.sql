-- Workers are told of their shifts, and answer by a link of their own.

ALTER TABLE app.assignment
  ADD COLUMN reminded smallint NOT NULL DEFAULT 0 CHECK (reminded BETWEEN 0 AND 2),
  -- Moved up from the waiting list, and asked because of that.
  ADD COLUMN promoted_at timestamptz,
  ADD COLUMN withdrawn_late boolean,
  -- When they said that they would be late, and by how much.
  ADD COLUMN late_at timestamptz,
  ADD COLUMN late_minutes smallint CHECK (late_minutes BETWEEN 1 AND 600);
CREATE INDEX assignment_to_answer ON app.assignment (respond_by) WHERE state IN ('invited', 'reconfirm_pending');
CREATE INDEX assignment_waiting ON app.assignment (slot_id) WHERE state = 'waitlisted';

-- The links follow from a secret key and a number: another number makes others, and those of before open nothing.
CREATE TABLE app.answer_link (
  worker_id uuid PRIMARY KEY REFERENCES app.worker ON DELETE CASCADE,
  number integer NOT NULL DEFAULT 1,
  answer_token_hash bytea NOT NULL UNIQUE CHECK (octet_length(answer_token_hash) = 32),
  calendar_token_hash bytea NOT NULL UNIQUE CHECK (octet_length(calendar_token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- What was offered or told, when, to whom, by which way, and what they answered: the proof of a call-out.
CREATE TABLE app.call_out (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- One letter may tell of several.
  letter_id uuid NOT NULL,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  -- Without a reference: the proof outlives the plan.
  assignment_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('booked', 'invited', 'promoted', 'reconfirm', 'changed', 'cancelled', 'reminder', 'lapsed', 'waitlisted')),
  -- As it was then, whatever becomes of the event.
  offered jsonb NOT NULL,
  respond_by timestamptz,
  leaves_at timestamptz NOT NULL,
  sent_at timestamptz,
  channel text CHECK (channel IN ('mail', 'sms')),
  answer text CHECK (answer IN ('accept', 'decline', 'reconfirm', 'withdraw', 'lapsed')),
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX call_out_of_worker ON app.call_out (worker_id, created_at);
CREATE INDEX call_out_of_letter ON app.call_out (letter_id);
CREATE INDEX call_out_of_assignment ON app.call_out (assignment_id);

CREATE TABLE app.call_out_setting (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  quiet_from smallint NOT NULL DEFAULT 22 CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_until smallint NOT NULL DEFAULT 8 CHECK (quiet_until BETWEEN 0 AND 23),
  most_per_week smallint NOT NULL DEFAULT 10 CHECK (most_per_week BETWEEN 1 AND 100),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO app.call_out_setting DEFAULT VALUES;

INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es)
  SELECT 'call-outs', max(position) + 1, 'Call-outs and their answers', 'Llamamientos y sus respuestas', 4, 'years', 'record', 'delete',
    'Proof of the call-out: Workers’ Statute, art. 16.3; LISOS, art. 4.1', 'Prueba del llamamiento: Estatuto de los Trabajadores, art. 16.3; LISOS, art. 4.1'
  FROM app.retention_rule;
