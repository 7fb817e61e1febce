-- The hour at which a day of the rota begins: what starts before it stands with the evening before.
CREATE TABLE app.rota_setting (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  day_begins_at smallint NOT NULL DEFAULT 5 CHECK (day_begins_at BETWEEN 0 AND 12),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO app.rota_setting DEFAULT VALUES;
