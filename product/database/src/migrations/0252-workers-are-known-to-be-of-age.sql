-- Whether someone is 18 or over, as the clearance last reckoned it; the birth date itself stays sealed.
ALTER TABLE app.worker ADD COLUMN is_adult boolean;
