-- What is handed out at the gate and comes back: kinds of item, and who has one.
CREATE TABLE app.item_kind (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 80),
  name_es text NOT NULL CHECK (char_length(name_es) BETWEEN 1 AND 80),
  -- Whether each one has a number by which it is known.
  is_numbered boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz
);
INSERT INTO app.item_kind (key, name_en, name_es, is_numbered) VALUES
  ('radio', 'Radio', 'Radio', true),
  ('high-visibility-vest', 'High-visibility vest', 'Chaleco reflectante', false),
  ('keys', 'Keys', 'Llaves', true),
  ('accreditation', 'Accreditation', 'Acreditación', true);

CREATE TABLE app.item_loan (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  item_kind_id uuid NOT NULL REFERENCES app.item_kind,
  number text NOT NULL DEFAULT '' CHECK (char_length(number) <= 30),
  issued_at timestamptz NOT NULL,
  returned_at timestamptz,
  -- Given by whoever sends it, so that the same one sent twice is written once.
  client_id uuid NOT NULL UNIQUE
);
CREATE INDEX item_loan_of_event ON app.item_loan (event_id) WHERE returned_at IS NULL;
CREATE INDEX item_loan_of_worker ON app.item_loan (worker_id);
-- One radio is with one person.
CREATE UNIQUE INDEX item_loan_is_once ON app.item_loan (event_id, item_kind_id, lower(number))
  WHERE returned_at IS NULL AND number <> '';
