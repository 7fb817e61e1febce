-- Files of workers that somebody brings in: what was read of each, what would become of every row, and how to take it back.

CREATE TABLE app.worker_import (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
  kind text NOT NULL CHECK (kind IN ('csv', 'xlsx')),
  encoding text,
  delimiter text,
  headings text[] NOT NULL,
  row_count integer NOT NULL CHECK (row_count > 0),
  state text NOT NULL CHECK (state IN ('reading', 'checking', 'checked', 'committing', 'done', 'undoing', 'undone')),
  -- How the columns are to be read, and what came of it; none before somebody said.
  plan jsonb,
  counts jsonb,
  -- Why the last piece of work ended without its result, as a refusal.
  trouble jsonb,
  made_by uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  committed_at timestamptz,
  undone_at timestamptz
);
CREATE INDEX worker_import_newest ON app.worker_import (made_by, created_at DESC);

-- The rows as they were sent, each sealed with the key of its import: nobody knows yet what is in them. Unlogged, so that they are
-- in no backup; whoever loses them sends the file again. A foreign key would be asked about each of them: who removes an import
-- removes its rows.
CREATE UNLOGGED TABLE app.worker_import_line (
  import_id uuid NOT NULL,
  number integer NOT NULL,
  cells bytea NOT NULL,
  formulas smallint[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (import_id, number)
);

-- The same rows as they were understood. What a worker's own row has in the clear is in columns, the rest is sealed like the lines.
CREATE UNLOGGED TABLE app.worker_import_row (
  import_id uuid NOT NULL,
  number integer NOT NULL,
  outcome text CHECK (outcome IN ('new', 'update', 'unchanged', 'duplicate', 'error')),
  -- What is wrong, what is wrong only of somebody new, what is odd, and what came out when it was compared with others.
  faults jsonb,
  missing jsonb,
  doubts jsonb,
  found jsonb,
  worker_id uuid,
  was_version integer,
  -- For somebody new who brings none.
  made_code text,
  code text,
  first_name text,
  last_name text,
  second_last_name text,
  preferred_name text,
  email citext,
  mobile text,
  address text,
  town text,
  postcode text,
  country text,
  language text,
  worker_type text,
  nationality text,
  legal_entity_id uuid,
  tags text[],
  role_ids uuid[],
  identity_hashes bytea[],
  naf_hash bytea,
  name_birth_hash bytea,
  -- Birth date, numbers, account and languages.
  sealed bytea,
  PRIMARY KEY (import_id, number)
);

-- What an import did to whom, so that it can be undone: the version that it left, and what was there before.
CREATE TABLE app.worker_import_change (
  import_id uuid NOT NULL REFERENCES app.worker_import ON DELETE CASCADE,
  worker_id uuid NOT NULL,
  version integer NOT NULL,
  -- None for those whom it made. What is sealed in the record is sealed here.
  before jsonb,
  -- Not undone, since somebody changed it meanwhile.
  kept boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, worker_id)
);

-- How far the work under way has come, written beside its transaction so that others see it.
CREATE UNLOGGED TABLE app.worker_import_progress (
  import_id uuid PRIMARY KEY,
  done integer NOT NULL,
  total integer NOT NULL
);
