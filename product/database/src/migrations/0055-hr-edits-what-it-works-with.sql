-- Contract templates and document types are edited by their own permission, so that HR can hold it without the other settings.

INSERT INTO app.group_permission (group_id, permission)
  SELECT group_id, 'settings.edit.papers' FROM app.group_permission WHERE permission = 'settings.edit'
  ON CONFLICT DO NOTHING;
INSERT INTO app.group_permission (group_id, permission)
  SELECT id, given FROM app."group", unnest(ARRAY['settings.view', 'settings.edit.papers']) AS given WHERE key = 'hr'
  ON CONFLICT DO NOTHING;

-- The invented companies of a demonstration have what a contract says of them, and texts that can be signed to try it.
UPDATE app.legal_entity SET tax_id = 'B95004172', employer_code = '48 1204417 27'
  WHERE id = '00000000-0000-4000-8000-0000000000e1' AND tax_id = '' AND employer_code = '';
UPDATE app.legal_entity SET tax_id = 'GB 123 4567 82', employer_code = '120/MA12345'
  WHERE id = '00000000-0000-4000-8000-0000000000e2' AND tax_id = '' AND employer_code = '';
UPDATE app.contract_template SET
  body_en = regexp_replace(body_en, 'Sample text[^\n]*', 'A text of the demonstration, which binds nobody.'),
  body_es = regexp_replace(body_es, 'Texto de muestra[^\n]*', 'Un texto de la demostración, que no obliga a nadie.')
  WHERE EXISTS (SELECT FROM app.installation WHERE demo);
