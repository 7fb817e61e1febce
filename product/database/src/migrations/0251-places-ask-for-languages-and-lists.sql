-- What one place asks for beyond its role: languages that are spoken, and being on a list.
ALTER TABLE app.slot
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  ADD COLUMN list_id uuid REFERENCES app.list;
CREATE INDEX slot_of_list ON app.slot (list_id) WHERE list_id IS NOT NULL;
