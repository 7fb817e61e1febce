-- Names follow the reference, so that a dump can move between the two.
CREATE TABLE storage.buckets (
  id text COLLATE "C" PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  owner uuid,
  owner_id text,
  public boolean NOT NULL DEFAULT false,
  file_size_limit bigint CHECK (file_size_limit >= 0),
  allowed_mime_types text[],
  type text NOT NULL DEFAULT 'STANDARD',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE storage.objects (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  bucket_id text COLLATE "C" NOT NULL REFERENCES storage.buckets (id),
  -- Byte order: listings jump over whole folders by comparing names, which no language's order allows.
  name text COLLATE "C" NOT NULL,
  owner uuid,
  owner_id text,
  version text NOT NULL,
  metadata jsonb NOT NULL,
  user_metadata jsonb,
  path_tokens text[] GENERATED ALWAYS AS (string_to_array(name, '/')) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  last_accessed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (bucket_id, name)
);
-- The sweeper asks which files belong to a row.
CREATE UNIQUE INDEX objects_version ON storage.objects (version);

CREATE TABLE storage.tus_uploads (
  -- Becomes the version of the object when the last byte has come.
  version text PRIMARY KEY,
  bucket_id text COLLATE "C" NOT NULL REFERENCES storage.buckets (id) ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  owner_id text,
  upsert boolean NOT NULL,
  -- Unknown while the client defers it.
  upload_length bigint,
  upload_offset bigint NOT NULL DEFAULT 0,
  -- The header as it came: HEAD gives it back.
  upload_metadata text NOT NULL,
  mimetype text NOT NULL,
  cache_control text NOT NULL,
  user_metadata jsonb,
  finished boolean NOT NULL DEFAULT false,
  lock uuid,
  locked_until timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX tus_uploads_expiry ON storage.tus_uploads (expires_at);

REVOKE ALL ON ALL TABLES IN SCHEMA storage FROM PUBLIC;
REVOKE ALL ON SCHEMA storage FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN
    REVOKE ALL ON ALL TABLES IN SCHEMA storage FROM anon;
  END IF;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN
    REVOKE ALL ON ALL TABLES IN SCHEMA storage FROM authenticated;
  END IF;
END $$;
