-- How the installation shows itself: on its pages, in its mails, on paper.
CREATE TABLE app.brand (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  -- Without one, the product's own.
  colour text CHECK (colour ~ '^#[0-9a-f]{6}$'),
  -- Files of the bucket "logos", and their width by their height, so that pages keep their place. A new logo is a new
  -- file, so that browsers may keep it by its address.
  logo_light uuid,
  logo_light_ratio real,
  logo_dark uuid,
  logo_dark_ratio real,
  logo_shows_name boolean NOT NULL DEFAULT false,
  -- Empty where mails come as the configuration says.
  sender_name text NOT NULL DEFAULT '' CHECK (char_length(sender_name) <= 60),
  reply_to text NOT NULL DEFAULT '' CHECK (char_length(reply_to) <= 254),
  -- Of the texts: a logo comes and goes beside them.
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((logo_light IS NULL) = (logo_light_ratio IS NULL)),
  CHECK ((logo_dark IS NULL) = (logo_dark_ratio IS NULL))
);
INSERT INTO app.brand (name) VALUES ('Cuadrante');

-- What demo data brought, so that exactly this can be removed again. The version is the one it came with: who has
-- another by now was changed by somebody.
CREATE TABLE app.demo_record (
  kind text NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL,
  -- How many rows of which tables came with it and go with it: { "worker_role.worker_id": 2 }.
  parts jsonb NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, id)
);
