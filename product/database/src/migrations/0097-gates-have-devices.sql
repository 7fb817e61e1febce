-- A phone or tablet at a gate: paired by a PIN for one event, it acts as itself and can be revoked.

CREATE TABLE app.device (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  -- The name of the gate where it stands; empty for any.
  gate text NOT NULL DEFAULT '',
  profile text NOT NULL CHECK (profile IN ('steward', 'supervisor', 'kiosk')),
  pin_hash bytea UNIQUE,
  pin_until timestamptz,
  token_hash bytea UNIQUE,
  paired_at timestamptz,
  last_seen_at timestamptz,
  revoked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX device_of_event ON app.device (event_id);

-- Devices act too. The checks of before have names that the database made up.
DO $$
DECLARE
  held record;
BEGIN
  FOR held IN SELECT conname FROM pg_constraint WHERE conrelid = 'app.act'::regclass AND contype = 'c'
    AND pg_get_constraintdef(oid) LIKE '%actor_kind%' LOOP
    EXECUTE format('ALTER TABLE app.act DROP CONSTRAINT %I', held.conname);
  END LOOP;
END $$;
ALTER TABLE app.act
  ADD CONSTRAINT act_is_by_someone CHECK (actor_kind IN ('person', 'system', 'nobody', 'device')),
  ADD CONSTRAINT act_names_who CHECK ((actor_kind IN ('person', 'device')) = (actor_id IS NOT NULL));
