-- Workers chosen by hand or by a filter, and what each list was when it mattered.

CREATE TABLE app.list (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  kind text NOT NULL CHECK (kind IN ('static', 'dynamic')),
  purpose text NOT NULL CHECK (purpose IN ('call-out', 'report', 'allow', 'deny')),
  -- A tree over the declared fields, with the version of its language.
  filter jsonb,
  owner_id uuid NOT NULL REFERENCES app.account,
  client_id uuid REFERENCES app.client,
  -- The last day on which it is offered.
  expires_on date,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  CHECK ((kind = 'dynamic') = (filter IS NOT NULL)),
  CHECK ((purpose IN ('allow', 'deny')) = (client_id IS NOT NULL))
);
CREATE UNIQUE INDEX list_name ON app.list (app.fold(name)) WHERE archived_at IS NULL;
CREATE INDEX list_of_owner ON app.list (owner_id);
CREATE INDEX list_of_client ON app.list (client_id) WHERE client_id IS NOT NULL;

CREATE TABLE app.list_group (
  list_id uuid NOT NULL REFERENCES app.list ON DELETE CASCADE,
  group_id uuid NOT NULL REFERENCES app."group" ON DELETE CASCADE,
  PRIMARY KEY (list_id, group_id)
);
CREATE INDEX list_group_lists ON app.list_group (group_id);

-- One row per time that someone was in a list; who was taken out stays, with who did it and why.
CREATE TABLE app.list_member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_id uuid NOT NULL REFERENCES app.list ON DELETE CASCADE,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  added_by uuid,
  added_at timestamptz NOT NULL,
  reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
  removed_by uuid,
  removed_at timestamptz,
  removed_reason text NOT NULL DEFAULT '' CHECK (char_length(removed_reason) <= 300),
  CHECK (removed_at >= added_at)
);
CREATE UNIQUE INDEX list_member_now ON app.list_member (list_id, worker_id) WHERE removed_at IS NULL;
CREATE INDEX list_member_past ON app.list_member (list_id, worker_id, id);
CREATE INDEX list_member_worker ON app.list_member (worker_id);

-- What a list was at a moment: written once, whatever becomes of the list and of its members.
CREATE TABLE app.list_moment (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list_id uuid NOT NULL,
  taken_at timestamptz NOT NULL,
  taken_by uuid,
  why text NOT NULL CHECK (char_length(why) <= 300),
  filter jsonb
);
CREATE INDEX list_moment_newest ON app.list_moment (list_id, taken_at DESC, id);

CREATE TABLE app.list_moment_member (
  moment_id uuid NOT NULL REFERENCES app.list_moment,
  worker_id uuid NOT NULL,
  PRIMARY KEY (moment_id, worker_id)
);

CREATE TRIGGER list_moment_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.list_moment
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER list_moment_member_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.list_moment_member
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
