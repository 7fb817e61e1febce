-- What somebody is writing and has not saved, kept for them alone. `base` is the version they began from, `turn` counts how often it was kept.
CREATE TABLE app.page_draft (
  slug text NOT NULL REFERENCES app.page ON DELETE CASCADE,
  writer uuid NOT NULL,
  base integer NOT NULL CHECK (base > 0),
  turn integer NOT NULL DEFAULT 1 CHECK (turn > 0),
  title_en text NOT NULL CHECK (char_length(title_en) <= 120),
  title_es text NOT NULL CHECK (char_length(title_es) <= 120),
  lead_en text NOT NULL CHECK (char_length(lead_en) <= 400),
  lead_es text NOT NULL CHECK (char_length(lead_es) <= 400),
  body_en text NOT NULL CHECK (char_length(body_en) <= 40000),
  body_es text NOT NULL CHECK (char_length(body_es) <= 40000),
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (slug, writer)
);
