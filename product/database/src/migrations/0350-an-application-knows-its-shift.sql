-- Who applies by the button of an open shift applies for its day: whether they may work then is judged by it.
ALTER TABLE app.application ADD COLUMN shift_id uuid REFERENCES app.shift ON DELETE SET NULL;
CREATE INDEX application_of_shift ON app.application (shift_id) WHERE shift_id IS NOT NULL;
