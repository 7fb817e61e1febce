-- The links of the header and the footer of public pages, in both languages. Those that the product came with are the first.
CREATE TABLE app.menu_link (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  place text NOT NULL CHECK (place IN ('header', 'work', 'organise', 'legal')),
  position integer NOT NULL,
  label_en text NOT NULL CHECK (char_length(label_en) BETWEEN 1 AND 40),
  label_es text NOT NULL CHECK (char_length(label_es) BETWEEN 1 AND 40),
  target text NOT NULL CHECK (char_length(target) BETWEEN 1 AND 500),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX menu_link_place ON app.menu_link (place, position);

INSERT INTO app.menu_link (place, position, label_en, label_es, target) VALUES
  ('header', 1, 'How it works', 'Cómo funciona', '/#how'),
  ('header', 2, 'For organisers', 'Para quien organiza', '/#organisers'),
  ('work', 1, 'How it works', 'Cómo funciona', '/#how'),
  ('work', 2, 'My pass', 'Mi pase', '/workerpass'),
  ('organise', 1, 'For organisers', 'Para quien organiza', '/#organisers'),
  ('organise', 2, 'Sign in', 'Entrar', '/login'),
  ('legal', 1, 'Conditions of use', 'Condiciones de uso', '/conditions'),
  ('legal', 2, 'Privacy', 'Privacidad', '/privacy-policy'),
  ('legal', 3, 'Cookies', 'Cookies', '/cookies-policy'),
  ('legal', 4, 'Data protection', 'Protección de datos', '/data-protection'),
  ('legal', 5, 'Accessibility', 'Accesibilidad', '/pages/accessibility');
