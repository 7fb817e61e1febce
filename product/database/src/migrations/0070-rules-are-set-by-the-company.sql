-- Numbers and severities that the company sets instead of those of a pack: for everyone, or for one entity, convenio, client, event or
-- role. The packs themselves are data of the domain. A setting is ended and followed by another, never edited: what was judged by it
-- keeps its numbers.
CREATE TABLE app.rule_setting (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  rule text NOT NULL CHECK (char_length(rule) BETWEEN 1 AND 40),
  scope_kind text NOT NULL CHECK (scope_kind IN ('global', 'entity', 'convenio', 'client', 'event', 'role')),
  legal_entity_id uuid REFERENCES app.legal_entity ON DELETE CASCADE,
  client_id uuid REFERENCES app.client ON DELETE CASCADE,
  event_id uuid,
  role_id uuid REFERENCES app.role ON DELETE CASCADE,
  convenio text CHECK (char_length(convenio) BETWEEN 1 AND 200),
  number double precision,
  severity text CHECK (severity IN ('block', 'warn', 'info', 'off')),
  allowed_by text NOT NULL DEFAULT '' CHECK (char_length(allowed_by) <= 200),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 10 AND 500),
  from_day date NOT NULL,
  -- The day before the first, for one that was taken back before it came into force.
  until_day date CHECK (until_day >= from_day - 1),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (number IS NOT NULL OR severity IS NOT NULL),
  CHECK (num_nonnulls(legal_entity_id, client_id, event_id, role_id, convenio) = (scope_kind <> 'global')::integer),
  CHECK (CASE scope_kind
    WHEN 'entity' THEN legal_entity_id IS NOT NULL
    WHEN 'convenio' THEN convenio IS NOT NULL
    WHEN 'client' THEN client_id IS NOT NULL
    WHEN 'event' THEN event_id IS NOT NULL
    WHEN 'role' THEN role_id IS NOT NULL
    ELSE true END)
);

CREATE INDEX rule_setting_entity ON app.rule_setting (legal_entity_id);
CREATE INDEX rule_setting_client ON app.rule_setting (client_id);
CREATE INDEX rule_setting_role ON app.rule_setting (role_id);
