-- Terms that the law sets otherwise than we did. Who chose a term of their own keeps it, and reads the usual one beside it.
UPDATE app.retention_rule SET term = 5, updated_at = now(),
    basis_en = 'Tax and Social Security claims lapse four years after the filing deadline: LGT, art. 66; LGSS, art. 24',
    basis_es = 'Las deudas tributarias y con la Seguridad Social prescriben a los cuatro años del plazo de declaración: LGT, art. 66; LGSS, art. 24'
  WHERE id = 'payroll-es' AND version = 1 AND term = 4 AND unit = 'years';
UPDATE app.retention_rule SET term = 12, updated_at = now()
  WHERE id = 'applications-uk' AND version = 1 AND term = 6 AND unit = 'months';
UPDATE app.retention_rule SET name_en = 'Pay, leave and contracts (UK)', name_es = 'Salarios, vacaciones y contratos (Reino Unido)'
  WHERE id = 'pay-uk';
UPDATE app.retention_rule SET
    basis_en = 'National Minimum Wage Regulations 2015, reg. 59; Working Time Regulations 1998, reg. 16B; Limitation Act 1980, s. 5',
    basis_es = 'National Minimum Wage Regulations 2015, reg. 59; Working Time Regulations 1998, reg. 16B; Limitation Act 1980, s. 5'
  WHERE id = 'pay-uk' AND version = 1;

INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es)
  SELECT 'complaints', max(position) + 1, 'Data protection complaints', 'Reclamaciones de protección de datos', 3, 'years', 'record', 'delete',
    'Until data protection offences lapse: LOPDGDD, art. 72', 'Hasta que prescriben las infracciones de protección de datos: LOPDGDD, art. 72'
  FROM app.retention_rule;
