-- Ways to see the list of workers that people keep, for themselves or for others.
CREATE TABLE app.saved_view (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL REFERENCES app.account ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  -- A version and a tree; it is lifted to the language of today when it is read.
  filter jsonb NOT NULL CHECK (octet_length(filter::text) <= 100000),
  searched text NOT NULL DEFAULT '' CHECK (char_length(searched) <= 200),
  sort text NOT NULL CHECK (sort IN ('name', '-name', 'added', '-added')),
  columns text[] NOT NULL CHECK (cardinality(columns) <= 30),
  density text NOT NULL CHECK (density IN ('regular', 'compact')),
  layout text NOT NULL CHECK (layout IN ('table', 'cards')),
  sharing text NOT NULL DEFAULT 'own' CHECK (sharing IN ('own', 'group', 'everyone')),
  group_id uuid REFERENCES app."group",
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((sharing = 'group') = (group_id IS NOT NULL))
);
CREATE UNIQUE INDEX saved_view_name ON app.saved_view (owner_id, app.fold(name));
CREATE INDEX saved_view_shared ON app.saved_view (sharing, group_id) WHERE sharing <> 'own';

-- The view with which someone's list begins: their own choice, even of a view that is another's.
CREATE TABLE app.chosen_view (
  user_id uuid PRIMARY KEY REFERENCES app.account ON DELETE CASCADE,
  view_id uuid NOT NULL REFERENCES app.saved_view ON DELETE CASCADE
);
CREATE INDEX chosen_view_of ON app.chosen_view (view_id);

-- What many workers were before they were changed together, for as long as that can be undone.
CREATE TABLE app.bulk_change (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  done_by uuid NOT NULL REFERENCES app.account ON DELETE CASCADE,
  deed jsonb NOT NULL,
  left_out jsonb NOT NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  -- How many of them it was taken back for.
  undone_count integer,
  CHECK ((undone_at IS NULL) = (undone_count IS NULL))
);
CREATE INDEX bulk_change_done ON app.bulk_change (done_at);

CREATE TABLE app.bulk_change_worker (
  bulk_change_id uuid NOT NULL REFERENCES app.bulk_change ON DELETE CASCADE,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  before jsonb NOT NULL,
  -- The version that the change made: whoever has another one by now was changed since.
  version integer NOT NULL,
  PRIMARY KEY (bulk_change_id, worker_id)
);
CREATE INDEX bulk_change_worker_of ON app.bulk_change_worker (worker_id);
