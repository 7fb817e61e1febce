-- The pictures of public pages, each with what it shows in both languages. The files lie in storage under the same name.
CREATE TABLE app.media (
  name text PRIMARY KEY CHECK (name ~ '^[a-z0-9-]+\.(jpg|png|webp)$' AND char_length(name) <= 100),
  alt_en text NOT NULL CHECK (char_length(alt_en) BETWEEN 1 AND 300),
  alt_es text NOT NULL CHECK (char_length(alt_es) BETWEEN 1 AND 300),
  size integer NOT NULL,
  created_at timestamptz NOT NULL
);
