-- The opening words of a public page, in both languages.
CREATE TABLE app.page (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 120),
  title_es text NOT NULL CHECK (char_length(title_es) BETWEEN 1 AND 120),
  lead_en text NOT NULL CHECK (char_length(lead_en) BETWEEN 1 AND 400),
  lead_es text NOT NULL CHECK (char_length(lead_es) BETWEEN 1 AND 400),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO app.page (slug, title_en, title_es, lead_en, lead_es) VALUES (
  'home',
  'Work at events. Know your shift from day one.',
  'Trabaja en eventos. Con el turno claro desde el primer día.',
  'See where and when you work, what you are paid, and what is still missing before you can start.',
  'Consulta dónde y cuándo trabajas, cuánto cobras y qué te falta para poder empezar.'
);
