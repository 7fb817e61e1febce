-- A text that its writer neither saved nor went on with is not kept for ever.
INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es)
  SELECT 'page-drafts', max(position) + 1, 'Unsaved texts of pages', 'Textos de páginas sin guardar', 90, 'days', 'record', 'delete',
    'Not needed once nobody goes on with it (GDPR art. 5.1.e)', 'Deja de hacer falta si nadie lo sigue (RGPD art. 5.1.e)'
  FROM app.retention_rule;
