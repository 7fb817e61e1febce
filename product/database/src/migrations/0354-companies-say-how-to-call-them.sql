-- Whoever cannot come to a shift calls somebody: the number of the company's office.
ALTER TABLE app.legal_entity ADD COLUMN phone text NOT NULL DEFAULT '' CHECK (char_length(phone) <= 40);
