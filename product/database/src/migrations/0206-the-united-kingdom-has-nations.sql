-- Great Britain and Northern Ireland have laws of their own, and a child leaves school on another day in each nation. A company says
-- where it is: those that are here count as of England and Wales until the owner says otherwise. A venue may be in another one.
ALTER TABLE app.legal_entity ADD COLUMN nation text NOT NULL DEFAULT 'england-wales'
  CHECK (nation IN ('england-wales', 'scotland', 'northern-ireland'));
ALTER TABLE app.venue ADD COLUMN nation text CHECK (nation IN ('england-wales', 'scotland', 'northern-ireland'));

-- Who counts as a child follows the day on which school may be left: everyone is looked at anew.
INSERT INTO app.job (kind, payload, unique_key) SELECT 'clearance.rebuild', '{}', 'everyone after nobody'
  WHERE EXISTS (SELECT FROM app.worker)
  ON CONFLICT DO NOTHING;
