-- A kind that is asked for in both countries cites, and is kept by, the law of the country where the person works.
ALTER TABLE app.document_type
  ADD COLUMN citation_uk text NOT NULL DEFAULT '' CHECK (char_length(citation_uk) <= 200),
  ADD COLUMN retention_rule_uk_id text REFERENCES app.retention_rule;

INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es)
  SELECT 'worker-documents-uk', max(position) + 1, 'Licences and other documents (UK)', 'Carnés y otros documentos (Reino Unido)', 6, 'years',
    'employment', 'delete', 'Until claims lapse: Limitation Act 1980, s. 5', 'Hasta que prescriben las reclamaciones: Limitation Act 1980, s. 5'
  FROM app.retention_rule;

UPDATE app.document_type SET citation_uk = 'Employment Rights Act 1996, s. 1' WHERE key = 'contract';
UPDATE app.document_type SET citation_uk = 'Food Safety and Hygiene (England) Regulations 2013 and their counterparts' WHERE key = 'food-handler';
UPDATE app.document_type SET citation = 'Police Act 1997, Part V' WHERE key = 'dbs-uk' AND citation = '';
UPDATE app.document_type SET retention_rule_uk_id = 'pay-uk' WHERE key IN ('contract', 'bank-account');
UPDATE app.document_type SET retention_rule_uk_id = 'right-to-work-uk' WHERE key = 'passport';
UPDATE app.document_type SET retention_rule_uk_id = 'worker-documents-uk' WHERE 'UK' = ANY (countries) AND retention_rule_uk_id IS NULL AND key <> 'right-to-work-uk';
UPDATE app.document_type SET retention_rule_id = 'worker-documents-uk', retention_rule_uk_id = NULL
  WHERE key IN ('sia-licence', 'dbs-uk') AND retention_rule_id = 'worker-documents';
-- No law of the United Kingdom asks a parent of someone of sixteen or seventeen.
UPDATE app.document_type SET countries = '{ES}', retention_rule_uk_id = NULL WHERE key = 'guardian-consent' AND countries @> '{ES,UK}';

-- The green certificate of a citizen of the Union has a number and no photo: it does not show who someone is, the card does.
UPDATE app.document_type SET name_en = 'Foreigner identity card (TIE)', name_es = 'TIE (tarjeta de identidad de extranjero)'
  WHERE key = 'nie' AND name_en = 'Foreigner identity number (NIE)' AND name_es = 'NIE o TIE';
INSERT INTO app.document_type
  (key, name_en, name_es, countries, nationality, has_expiry, valid_months, alert_days, severity, two_sides, copy_kept, retention_rule_id, proves, citation) VALUES
  ('eu-id-card', 'Identity card of an EU country', 'Documento de identidad de un país de la UE', '{ES}', 'eu', true, 120, '{60,30,7,0}', 'block', true, true,
    'worker-documents', 'identity', 'RD 240/2007 art. 4'),
  ('eu-registration', 'EU registration certificate (NIE)', 'Certificado de registro de ciudadano de la UE (NIE)', '{ES}', 'eu', false, NULL, '{}', 'warn', false, true,
    'worker-documents', NULL, 'RD 240/2007 art. 7'),
  ('pvg-uk', 'PVG scheme membership (Scotland)', 'Inscripción en el PVG (Escocia)', '{UK}', 'any', true, 60, '{60,30,7,0}', 'block', false, false,
    'worker-documents-uk', NULL, 'Protection of Vulnerable Groups (Scotland) Act 2007'),
  ('access-ni-uk', 'AccessNI check (Northern Ireland)', 'Comprobación AccessNI (Irlanda del Norte)', '{UK}', 'any', false, NULL, '{}', 'block', false, false,
    'worker-documents-uk', NULL, 'Police Act 1997, Part V')
  ON CONFLICT (key) DO NOTHING;

-- A certificate of first aid at work lasts three years in the United Kingdom.
ALTER TABLE app.qualification ADD COLUMN valid_months_uk integer CHECK (valid_months_uk BETWEEN 1 AND 600);
UPDATE app.qualification SET valid_months_uk = 36 WHERE key IN ('first-aid', 'first-aid-instructor');

-- What is asked for has changed: everyone is looked at anew.
INSERT INTO app.job (kind, payload, unique_key) SELECT 'clearance.rebuild', '{}', 'everyone after nobody'
  WHERE EXISTS (SELECT FROM app.worker)
  ON CONFLICT DO NOTHING;
