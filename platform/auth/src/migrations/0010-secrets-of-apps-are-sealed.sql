-- Whoever reads the table, or a copy of it, must not be able to make codes: the plain column is emptied at the next start.
ALTER TABLE auth.mfa_factors ADD COLUMN sealed_secret bytea;
