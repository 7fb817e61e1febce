-- Permissions come to people through groups. A person is in a group everywhere or in one place.
CREATE TABLE app."group" (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(key) <= 80),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 80),
  name_es text NOT NULL CHECK (char_length(name_es) BETWEEN 1 AND 80),
  purpose_en text NOT NULL DEFAULT '' CHECK (char_length(purpose_en) <= 300),
  purpose_es text NOT NULL DEFAULT '' CHECK (char_length(purpose_es) <= 300),
  second_factor_required boolean NOT NULL DEFAULT false,
  -- Who answers for what the group may do and who is in it.
  responsible_id uuid REFERENCES app.account,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz CHECK (archived_at IS NULL OR key <> 'owner')
);

-- The group `owner` has no rows here: it may do everything there is, also what a later version brings.
CREATE TABLE app.group_permission (
  group_id uuid NOT NULL REFERENCES app."group" ON DELETE CASCADE,
  permission text NOT NULL CHECK (permission ~ '^[a-z]+\.[a-z]+(\.[a-z-]+)?$'),
  PRIMARY KEY (group_id, permission)
);
CREATE INDEX group_permission_holders ON app.group_permission (permission);

CREATE TABLE app.membership (
  user_id uuid NOT NULL REFERENCES app.account ON DELETE CASCADE,
  group_id uuid NOT NULL REFERENCES app."group" ON DELETE CASCADE,
  scope_kind text NOT NULL DEFAULT 'all' CHECK (scope_kind IN ('all', 'entity', 'client', 'venue', 'event', 'list')),
  scope_id text NOT NULL DEFAULT '',
  given_by uuid,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, group_id, scope_kind, scope_id),
  CHECK ((scope_kind = 'all') = (scope_id = ''))
);
CREATE INDEX membership_of_group ON app.membership (group_id);
CREATE INDEX membership_at_place ON app.membership (scope_kind, scope_id);

-- People of the office. E-mail and second factor are the authentication service's; what it last told us is kept for lists.
CREATE TABLE app.staff (
  user_id uuid PRIMARY KEY REFERENCES app.account ON DELETE CASCADE,
  email citext NOT NULL,
  phone text CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  has_second_factor boolean NOT NULL DEFAULT false,
  invited_at timestamptz NOT NULL DEFAULT now(),
  invited_by uuid,
  joined_at timestamptz,
  last_seen_at timestamptz,
  deactivated_at timestamptz,
  deactivated_by uuid,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX staff_email ON app.staff (email);

-- One may look at the product as a colleague sees it, for a while and in one session only.
ALTER TABLE app.seen_session ADD COLUMN viewing_as uuid REFERENCES app.account ON DELETE SET NULL;
ALTER TABLE app.seen_session ADD COLUMN viewing_until timestamptz;

-- When a person last used a permission, by day: what nobody uses is offered for removal.
CREATE TABLE app.permission_use (
  user_id uuid NOT NULL REFERENCES app.account ON DELETE CASCADE,
  permission text NOT NULL,
  last_used_on date NOT NULL,
  PRIMARY KEY (user_id, permission)
);

-- Somebody must always be able to give permissions. Held here so that no way of writing can forget it: whoever takes an
-- owner away waits for others who do the same, and then counts.
CREATE FUNCTION app.insist_on_an_owner() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM app."group" WHERE key = 'owner' FOR UPDATE;
  IF NOT EXISTS (
    SELECT FROM app.membership m
    JOIN app."group" g ON g.id = m.group_id AND g.key = 'owner'
    JOIN app.staff s ON s.user_id = m.user_id AND s.deactivated_at IS NULL AND s.joined_at IS NOT NULL
    WHERE m.scope_kind = 'all'
  ) THEN
    RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'last_owner';
  END IF;
END $$;
CREATE FUNCTION app.owner_leaves_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM app."group" WHERE id = OLD.group_id AND key = 'owner') THEN
    PERFORM app.insist_on_an_owner();
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION app.owner_leaves_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM app.membership m JOIN app."group" g ON g.id = m.group_id AND g.key = 'owner' WHERE m.user_id = OLD.user_id) THEN
    PERFORM app.insist_on_an_owner();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER an_owner_stays_a_member AFTER DELETE OR UPDATE ON app.membership
  FOR EACH ROW EXECUTE FUNCTION app.owner_leaves_group();
CREATE TRIGGER an_owner_stays_active AFTER DELETE OR UPDATE OF deactivated_at, joined_at ON app.staff
  FOR EACH ROW EXECUTE FUNCTION app.owner_leaves_office();
-- A group is known by its key, so that keys never change; and the group of owners is never deleted.
CREATE FUNCTION app.refuse_group_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the group % keeps its key', OLD.key USING ERRCODE = 'restrict_violation', CONSTRAINT = 'last_owner';
END $$;
CREATE TRIGGER a_group_keeps_its_key BEFORE UPDATE OF key ON app."group"
  FOR EACH ROW WHEN (OLD.key IS DISTINCT FROM NEW.key) EXECUTE FUNCTION app.refuse_group_change();
CREATE TRIGGER the_owner_group_stays BEFORE DELETE ON app."group"
  FOR EACH ROW WHEN (OLD.key = 'owner') EXECUTE FUNCTION app.refuse_group_change();

INSERT INTO app."group" (key, name_en, name_es) VALUES ('owner', 'Owner', 'Propietario');

-- What was given to single people: owners become members of the group, others get a group of their own.
INSERT INTO app.staff (user_id, email, joined_at)
  SELECT DISTINCT user_id, user_id || '@unknown.invalid', now() FROM app.account_grant;
INSERT INTO app.membership (user_id, group_id)
  SELECT DISTINCT a.user_id, g.id FROM app.account_grant a, app."group" g
  WHERE g.key = 'owner' AND a.permission = 'group.edit' AND a.scope_kind = 'all';
INSERT INTO app."group" (key, name_en, name_es)
  SELECT DISTINCT 'only-' || a.user_id, left(a.name, 80), left(a.name, 80)
  FROM app.account a JOIN app.account_grant p ON p.user_id = a.user_id
  WHERE NOT EXISTS (SELECT FROM app.membership m WHERE m.user_id = a.user_id);
INSERT INTO app.group_permission (group_id, permission)
  SELECT DISTINCT g.id, p.permission FROM app.account_grant p JOIN app."group" g ON g.key = 'only-' || p.user_id;
INSERT INTO app.membership (user_id, group_id, scope_kind, scope_id)
  SELECT DISTINCT p.user_id, g.id, p.scope_kind, p.scope_id FROM app.account_grant p JOIN app."group" g ON g.key = 'only-' || p.user_id;
DROP TABLE app.account_grant;
