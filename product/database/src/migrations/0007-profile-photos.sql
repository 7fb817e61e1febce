-- Whose photo is which file of the bucket "photos". A new photo is a new file, so that whoever keeps the old one by its
-- address never sees a mixture. No account is needed: people may show their face before they have saved anything else.
CREATE TABLE app.photo (
  user_id uuid PRIMARY KEY,
  file uuid NOT NULL UNIQUE,
  changed_at timestamptz NOT NULL
);
