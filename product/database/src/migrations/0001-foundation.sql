-- The ground everything stands on: the product's schema, its extensions and collations, and the walls around them.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS citext;

-- Names sort by the reader's language, whatever provider the database was created with.
CREATE COLLATION app.english (provider = icu, locale = 'en');
CREATE COLLATION app.spanish (provider = icu, locale = 'es');

REVOKE ALL ON SCHEMA app FROM PUBLIC;
ALTER DEFAULT PRIVILEGES IN SCHEMA app REVOKE ALL ON TABLES FROM PUBLIC;
ALTER DEFAULT PRIVILEGES IN SCHEMA app REVOKE ALL ON SEQUENCES FROM PUBLIC;

-- A hosted database may bring these roles with rights of their own.
DO $$
DECLARE visitor text;
BEGIN
  FOREACH visitor IN ARRAY ARRAY['anon', 'authenticated'] LOOP
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = visitor) THEN
      EXECUTE format('REVOKE ALL ON SCHEMA app FROM %I', visitor);
      EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA app REVOKE ALL ON TABLES FROM %I', visitor);
      EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA app REVOKE ALL ON SEQUENCES FROM %I', visitor);
    END IF;
  END LOOP;
END $$;

CREATE TABLE app.installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  demo boolean NOT NULL,
  founded_at timestamptz NOT NULL DEFAULT now()
);
