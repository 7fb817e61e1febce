-- The rest of what a company sets up once: how long records are kept, documents, qualifications and holidays.

-- One row per kind of record that the product keeps; the least that the law asks for is in the domain.
CREATE TABLE app.retention_rule (
  id text PRIMARY KEY CHECK (id ~ '^[a-z]+(-[a-z]+)*$'),
  position integer NOT NULL UNIQUE,
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 120),
  name_es text NOT NULL CHECK (char_length(name_es) BETWEEN 1 AND 120),
  term integer NOT NULL CHECK (term BETWEEN 1 AND 1000),
  unit text NOT NULL CHECK (unit IN ('days', 'months', 'years')),
  -- When the term begins: when the record was made, or when the person stopped working for the company.
  counted_from text NOT NULL CHECK (counted_from IN ('record', 'employment')),
  ending text NOT NULL CHECK (ending IN ('delete', 'block', 'anonymise')),
  basis_en text NOT NULL CHECK (char_length(basis_en) BETWEEN 1 AND 200),
  basis_es text NOT NULL CHECK (char_length(basis_es) BETWEEN 1 AND 200),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO app.retention_rule (id, position, name_en, name_es, term, unit, counted_from, ending, basis_en, basis_es) VALUES
  ('time-register-es', 1, 'Time register (Spain)', 'Registro de jornada (España)', 4, 'years', 'record', 'delete',
    'Workers’ Statute, art. 34.9', 'Estatuto de los Trabajadores, art. 34.9'),
  ('payroll-es', 2, 'Payroll and Social Security documents (Spain)', 'Nóminas y documentos de Seguridad Social (España)', 4, 'years', 'record', 'delete',
    'Labour Offences Act (LISOS), art. 21.1', 'Ley de Infracciones y Sanciones (LISOS), art. 21.1'),
  ('accounts-es', 3, 'Accounts (Spain)', 'Contabilidad (España)', 6, 'years', 'record', 'delete',
    'Commercial Code, art. 30', 'Código de Comercio, art. 30'),
  ('safety-documents-es', 4, 'Training and fitness for work (Spain)', 'Formación y aptitud preventiva (España)', 5, 'years', 'employment', 'delete',
    'Until the gravest safety offences lapse: LISOS, art. 4.3', 'Hasta que prescriben las infracciones muy graves de prevención: LISOS, art. 4.3'),
  ('right-to-work-uk', 5, 'Right-to-work check (UK)', 'Comprobación del permiso de trabajo (Reino Unido)', 2, 'years', 'employment', 'delete',
    'Home Office guidance for employers', 'Guía del Home Office para empresas'),
  ('working-time-uk', 6, 'Working-time records (UK)', 'Registros de tiempo de trabajo (Reino Unido)', 2, 'years', 'record', 'delete',
    'Working Time Regulations 1998, reg. 9', 'Working Time Regulations 1998, reg. 9'),
  ('pay-uk', 7, 'Pay records (UK)', 'Registros salariales (Reino Unido)', 6, 'years', 'record', 'delete',
    'National Minimum Wage Regulations 2015, reg. 59', 'National Minimum Wage Regulations 2015, reg. 59'),
  ('worker-documents', 8, 'Identity papers, licences and other documents', 'Documentos de identidad, carnés y otros', 3, 'years', 'employment', 'delete',
    'Until labour offences lapse: LISOS, art. 4.1', 'Hasta que prescriben las infracciones laborales: LISOS, art. 4.1'),
  ('worker-profile', 9, 'Profile of someone who no longer works with us', 'Ficha de quien ya no trabaja con nosotros', 12, 'months', 'employment', 'block',
    'Spanish Data Protection Act (LOPDGDD), art. 32', 'LOPDGDD, art. 32'),
  ('applications-es', 10, 'Applications that led to no work (Spain)', 'Solicitudes que no acabaron en trabajo (España)', 12, 'months', 'record', 'delete',
    'Claims about selection; longer only if you ask us to', 'Reclamaciones sobre la selección; más tiempo solo si nos lo pides'),
  ('applications-uk', 11, 'Applications that led to no work (UK)', 'Solicitudes que no acabaron en trabajo (Reino Unido)', 6, 'months', 'record', 'delete',
    'Claims about selection; longer only if you ask us to', 'Reclamaciones sobre la selección; más tiempo solo si nos lo pides'),
  ('punch-position', 12, 'Position at a punch', 'Posición de un marcaje', 30, 'days', 'record', 'delete',
    'Checking the punch', 'Comprobar el marcaje'),
  ('messages', 13, 'Text of messages', 'Texto de los mensajes', 24, 'months', 'record', 'delete',
    'Proof of what was offered and answered', 'Prueba de lo que se ofreció y se contestó'),
  ('audit', 14, 'Record of who did what', 'Constancia de quién hizo qué', 5, 'years', 'record', 'anonymise',
    'Security and liability', 'Seguridad y responsabilidades');

CREATE TABLE app.document_type (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 120),
  name_es text NOT NULL CHECK (char_length(name_es) BETWEEN 1 AND 120),
  countries text[] NOT NULL CHECK (cardinality(countries) > 0 AND countries <@ ARRAY['ES', 'UK']),
  -- Whom it concerns. An empty list of worker types, roles or clients means all of them.
  worker_types text[] NOT NULL DEFAULT '{}' CHECK (worker_types <@ ARRAY['permanent', 'fixed_discontinuous', 'temporary',
    'agency', 'zero_hours', 'self_employed', 'volunteer']),
  nationality text NOT NULL DEFAULT 'any' CHECK (nationality IN ('any', 'eu', 'non_eu')),
  minors_only boolean NOT NULL DEFAULT false,
  has_expiry boolean NOT NULL DEFAULT false,
  valid_months integer CHECK (valid_months BETWEEN 1 AND 600),
  alert_days integer[] NOT NULL DEFAULT '{}' CHECK (cardinality(alert_days) <= 10),
  -- What someone cannot do without it; empty where it is only kept.
  required_for text[] NOT NULL DEFAULT '{}' CHECK (required_for <@ ARRAY['activate', 'assign', 'checkin']),
  severity text NOT NULL CHECK (severity IN ('block', 'override', 'warn')),
  two_sides boolean NOT NULL DEFAULT false,
  -- Without it a document is seen and noted, and no copy of it is stored.
  copy_kept boolean NOT NULL DEFAULT true,
  retention_rule_id text NOT NULL REFERENCES app.retention_rule,
  -- Without one, whoever may approve documents verifies it.
  verifier_group_id uuid REFERENCES app."group",
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  CHECK (has_expiry OR (valid_months IS NULL AND alert_days = '{}'))
);

CREATE TABLE app.document_type_role (
  document_type_id uuid NOT NULL REFERENCES app.document_type ON DELETE CASCADE,
  role_id uuid NOT NULL REFERENCES app.role ON DELETE CASCADE,
  PRIMARY KEY (document_type_id, role_id)
);
CREATE INDEX document_type_of_role ON app.document_type_role (role_id);

CREATE TABLE app.document_type_client (
  document_type_id uuid NOT NULL REFERENCES app.document_type ON DELETE CASCADE,
  client_id uuid NOT NULL REFERENCES app.client ON DELETE CASCADE,
  PRIMARY KEY (document_type_id, client_id)
);
CREATE INDEX document_type_of_client ON app.document_type_client (client_id);

-- What such companies ask for. Those that depend on a role or a client are asked of nobody until someone says for whom.
INSERT INTO app.document_type
  (key, name_en, name_es, countries, worker_types, nationality, minors_only, has_expiry, valid_months, alert_days, required_for, severity, two_sides, copy_kept, retention_rule_id) VALUES
  ('dni', 'Spanish identity card (DNI)', 'DNI', '{ES}', '{}', 'eu', false, true, 120, '{60,30,7,0}', '{}', 'block', true, true, 'worker-documents'),
  ('nie', 'Foreigner identity number (NIE)', 'NIE o TIE', '{ES}', '{}', 'any', false, true, NULL, '{60,30,7,0}', '{}', 'block', true, true, 'worker-documents'),
  ('passport', 'Passport', 'Pasaporte', '{ES,UK}', '{}', 'any', false, true, 120, '{60,30,7,0}', '{}', 'block', false, true, 'worker-documents'),
  ('work-permit-es', 'Residence and work permit', 'Permiso de residencia y trabajo', '{ES}', '{}', 'non_eu', false, true, 12, '{60,30,7,0}', '{activate,assign,checkin}', 'block', true, true, 'worker-documents'),
  ('right-to-work-uk', 'Right-to-work check (share code or document)', 'Comprobación del derecho a trabajar (share code o documento)', '{UK}', '{permanent,fixed_discontinuous,temporary,agency,zero_hours}', 'any', false, true, NULL, '{60,30,7,0}', '{activate,assign,checkin}', 'block', false, true, 'right-to-work-uk'),
  ('contract', 'Signed contract', 'Contrato firmado', '{ES,UK}', '{permanent,fixed_discontinuous,temporary,agency,zero_hours}', 'any', false, false, NULL, '{}', '{activate,checkin}', 'block', false, true, 'payroll-es'),
  ('bank-account', 'Proof of bank account', 'Certificado de cuenta bancaria', '{ES,UK}', '{}', 'any', false, false, NULL, '{}', '{}', 'warn', false, true, 'payroll-es'),
  ('guardian-consent', 'Consent of a parent or guardian', 'Autorización de madre, padre o tutor', '{ES,UK}', '{}', 'any', true, false, NULL, '{}', '{activate,assign,checkin}', 'block', false, true, 'worker-documents'),
  ('prl-training', 'Health and safety training (art. 19 LPRL)', 'Formación en prevención de riesgos (art. 19 LPRL)', '{ES}', '{}', 'any', false, false, NULL, '{}', '{assign}', 'override', false, true, 'safety-documents-es'),
  ('medical-fitness', 'Medical fitness for work', 'Aptitud médica', '{ES}', '{}', 'any', false, true, 12, '{60,30,7,0}', '{}', 'override', false, false, 'safety-documents-es'),
  ('food-handler', 'Food handler certificate', 'Formación de manipulación de alimentos', '{ES,UK}', '{}', 'any', false, false, NULL, '{}', '{}', 'override', false, true, 'worker-documents'),
  ('sia-licence', 'SIA licence', 'Licencia SIA', '{UK}', '{}', 'any', false, true, 36, '{60,30,7,0}', '{}', 'block', true, true, 'worker-documents'),
  ('driving-licence', 'Driving licence', 'Permiso de conducir', '{ES,UK}', '{}', 'any', false, true, 120, '{60,30,7,0}', '{}', 'block', true, true, 'worker-documents'),
  ('sexual-offences-es', 'Certificate on sexual offences (LO 8/2021, art. 57)', 'Certificado de delitos de naturaleza sexual (LO 8/2021, art. 57)', '{ES}', '{}', 'any', false, false, NULL, '{}', '{}', 'block', false, false, 'worker-documents'),
  ('dbs-uk', 'DBS check', 'Comprobación DBS', '{UK}', '{}', 'any', false, false, NULL, '{}', '{}', 'block', false, false, 'worker-documents'),
  ('self-employed-es', 'Registration as self-employed', 'Alta de autónomo', '{ES}', '{self_employed}', 'any', false, false, NULL, '{}', '{activate}', 'block', false, true, 'payroll-es'),
  ('liability-insurance', 'Liability insurance', 'Seguro de responsabilidad civil', '{ES,UK}', '{self_employed}', 'any', false, true, 12, '{60,30,7,0}', '{}', 'warn', false, true, 'worker-documents');

CREATE TABLE app.qualification (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 80),
  name_es text NOT NULL CHECK (char_length(name_es) BETWEEN 1 AND 80),
  -- From the lowest to the highest, where there are any; each language names the same ones.
  levels_en text[] NOT NULL DEFAULT '{}' CHECK (cardinality(levels_en) <= 20),
  levels_es text[] NOT NULL DEFAULT '{}',
  valid_months integer CHECK (valid_months BETWEEN 1 AND 600),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  CHECK (cardinality(levels_en) = cardinality(levels_es))
);

-- Whoever has `implied_by_id` also counts as having `qualification_id`. Circles are refused by the product.
CREATE TABLE app.qualification_implied (
  qualification_id uuid NOT NULL REFERENCES app.qualification ON DELETE CASCADE,
  implied_by_id uuid NOT NULL REFERENCES app.qualification ON DELETE CASCADE,
  PRIMARY KEY (qualification_id, implied_by_id),
  CHECK (qualification_id <> implied_by_id)
);
CREATE INDEX qualification_implies ON app.qualification_implied (implied_by_id);

CREATE TABLE app.role_qualification (
  role_id uuid NOT NULL REFERENCES app.role ON DELETE CASCADE,
  qualification_id uuid NOT NULL REFERENCES app.qualification,
  PRIMARY KEY (role_id, qualification_id)
);
CREATE INDEX role_qualification_asked ON app.role_qualification (qualification_id);

INSERT INTO app.qualification (key, name_en, name_es, levels_en, levels_es, valid_months) VALUES
  ('first-aid', 'First aid', 'Primeros auxilios', '{}', '{}', 24),
  ('first-aid-instructor', 'First aid instructor', 'Formador de primeros auxilios', '{}', '{}', 24),
  ('lifeguard', 'Lifeguard', 'Socorrista', '{}', '{}', 24),
  ('working-at-height', 'Working at height', 'Trabajos en altura', '{}', '{}', 36),
  ('rope-access', 'Rope access', 'Trabajos verticales con cuerda', '{Level 1,Level 2,Level 3}', '{Nivel 1,Nivel 2,Nivel 3}', 36),
  ('forklift', 'Forklift operator', 'Carretillero', '{}', '{}', 60),
  ('aerial-platform', 'Aerial work platform', 'Plataforma elevadora', '{}', '{}', 60),
  ('english', 'English', 'Inglés', '{A1,A2,B1,B2,C1,C2}', '{A1,A2,B1,B2,C1,C2}', NULL),
  ('spanish', 'Spanish', 'Español', '{A1,A2,B1,B2,C1,C2}', '{A1,A2,B1,B2,C1,C2}', NULL),
  ('sommelier', 'Sommelier', 'Sumiller', '{}', '{}', NULL),
  ('wine-service', 'Wine service', 'Servicio de vinos', '{}', '{}', NULL);
INSERT INTO app.qualification_implied (qualification_id, implied_by_id)
  SELECT lower.id, higher.id FROM app.qualification lower, app.qualification higher
  WHERE (lower.key, higher.key) IN (('first-aid', 'first-aid-instructor'), ('first-aid', 'lifeguard'),
    ('working-at-height', 'rope-access'), ('wine-service', 'sommelier'));

-- A region has the days of its country, and a town those of its region, beside its own.
CREATE TABLE app.holiday_calendar (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 80),
  name_es text NOT NULL CHECK (char_length(name_es) BETWEEN 1 AND 80),
  country text NOT NULL CHECK (country IN ('ES', 'UK')),
  level text NOT NULL CHECK (level IN ('national', 'regional', 'local')),
  parent_id uuid REFERENCES app.holiday_calendar,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  CHECK ((level = 'national') = (parent_id IS NULL))
);
CREATE INDEX holiday_calendar_below ON app.holiday_calendar (parent_id);

CREATE TABLE app.holiday (
  calendar_id uuid NOT NULL REFERENCES app.holiday_calendar ON DELETE CASCADE,
  day date NOT NULL CHECK (day BETWEEN '2000-01-01' AND '2099-12-31'),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 120),
  name_es text NOT NULL CHECK (char_length(name_es) BETWEEN 1 AND 120),
  PRIMARY KEY (calendar_id, day)
);

ALTER TABLE app.legal_entity ADD COLUMN calendar_id uuid REFERENCES app.holiday_calendar;
ALTER TABLE app.venue ADD COLUMN calendar_id uuid REFERENCES app.holiday_calendar;

INSERT INTO app.holiday_calendar (key, name_en, name_es, country, level) VALUES
  ('spain', 'Spain', 'España', 'ES', 'national'),
  ('united-kingdom', 'United Kingdom', 'Reino Unido', 'UK', 'national');
INSERT INTO app.holiday_calendar (key, name_en, name_es, country, level, parent_id)
  SELECT region.key, region.name_en, region.name_es, region.country, 'regional', above.id
  FROM (VALUES
    ('andalusia', 'Andalusia', 'Andalucía', 'ES'),
    ('aragon', 'Aragon', 'Aragón', 'ES'),
    ('asturias', 'Asturias', 'Asturias', 'ES'),
    ('balearic-islands', 'Balearic Islands', 'Illes Balears', 'ES'),
    ('basque-country', 'Basque Country', 'País Vasco', 'ES'),
    ('canary-islands', 'Canary Islands', 'Canarias', 'ES'),
    ('cantabria', 'Cantabria', 'Cantabria', 'ES'),
    ('castile-and-leon', 'Castile and León', 'Castilla y León', 'ES'),
    ('castile-la-mancha', 'Castile-La Mancha', 'Castilla-La Mancha', 'ES'),
    ('catalonia', 'Catalonia', 'Cataluña', 'ES'),
    ('ceuta', 'Ceuta', 'Ceuta', 'ES'),
    ('extremadura', 'Extremadura', 'Extremadura', 'ES'),
    ('galicia', 'Galicia', 'Galicia', 'ES'),
    ('la-rioja', 'La Rioja', 'La Rioja', 'ES'),
    ('madrid', 'Community of Madrid', 'Comunidad de Madrid', 'ES'),
    ('melilla', 'Melilla', 'Melilla', 'ES'),
    ('murcia', 'Region of Murcia', 'Región de Murcia', 'ES'),
    ('navarre', 'Navarre', 'Navarra', 'ES'),
    ('valencian-community', 'Valencian Community', 'Comunitat Valenciana', 'ES'),
    ('england-and-wales', 'England and Wales', 'Inglaterra y Gales', 'UK'),
    ('scotland', 'Scotland', 'Escocia', 'UK'),
    ('northern-ireland', 'Northern Ireland', 'Irlanda del Norte', 'UK')
  ) AS region (key, name_en, name_es, country)
  JOIN app.holiday_calendar above ON above.country = region.country AND above.level = 'national';

-- Days as they were published for 2026 and, for 2027, those that are fixed by law and fall on no Sunday. A national day on a
-- Sunday is a working day's rest only where a region moves it to the Monday.
INSERT INTO app.holiday (calendar_id, day, name_en, name_es)
  SELECT calendar.id, given.day::date, given.name_en, given.name_es
  FROM (VALUES
    ('2026-01-01', 'New Year’s Day', 'Año Nuevo', '{spain,united-kingdom}'),
    ('2026-01-06', 'Epiphany', 'Epifanía del Señor', '{spain}'),
    ('2026-04-03', 'Good Friday', 'Viernes Santo', '{spain,united-kingdom}'),
    ('2026-05-01', 'Labour Day', 'Fiesta del Trabajo', '{spain}'),
    ('2026-08-15', 'Assumption', 'Asunción de la Virgen', '{spain}'),
    ('2026-10-12', 'National Day of Spain', 'Fiesta Nacional de España', '{spain}'),
    ('2026-12-08', 'Immaculate Conception', 'Inmaculada Concepción', '{spain}'),
    ('2026-12-25', 'Christmas Day', 'Navidad', '{spain,united-kingdom}'),
    ('2027-01-01', 'New Year’s Day', 'Año Nuevo', '{spain,united-kingdom}'),
    ('2027-01-06', 'Epiphany', 'Epifanía del Señor', '{spain}'),
    ('2027-03-26', 'Good Friday', 'Viernes Santo', '{spain,united-kingdom}'),
    ('2027-05-01', 'Labour Day', 'Fiesta del Trabajo', '{spain}'),
    ('2027-10-12', 'National Day of Spain', 'Fiesta Nacional de España', '{spain}'),
    ('2027-11-01', 'All Saints', 'Todos los Santos', '{spain}'),
    ('2027-12-06', 'Constitution Day', 'Día de la Constitución', '{spain}'),
    ('2027-12-08', 'Immaculate Conception', 'Inmaculada Concepción', '{spain}'),
    ('2027-12-25', 'Christmas Day', 'Navidad', '{spain}'),

    ('2026-02-28', 'Day of Andalusia', 'Día de Andalucía', '{andalusia}'),
    ('2026-03-02', 'Day of the Balearic Islands (moved)', 'Día de las Illes Balears (trasladado)', '{balearic-islands}'),
    ('2026-03-19', 'St Joseph', 'San José', '{galicia,murcia,navarre,basque-country,valencian-community}'),
    ('2026-03-20', 'End of Ramadan', 'Fin del Ramadán', '{ceuta,melilla}'),
    ('2026-04-02', 'Maundy Thursday', 'Jueves Santo', '{andalusia,aragon,asturias,balearic-islands,basque-country,canary-islands,cantabria,castile-and-leon,castile-la-mancha,ceuta,extremadura,galicia,la-rioja,madrid,melilla,murcia,navarre}'),
    ('2026-04-06', 'Easter Monday', 'Lunes de Pascua', '{balearic-islands,castile-la-mancha,catalonia,navarre,basque-country,la-rioja,valencian-community,england-and-wales,northern-ireland}'),
    ('2026-04-23', 'Day of Aragon', 'Día de Aragón', '{aragon}'),
    ('2026-04-23', 'Day of Castile and León', 'Día de Castilla y León', '{castile-and-leon}'),
    ('2026-05-02', 'Day of the Community of Madrid', 'Fiesta de la Comunidad de Madrid', '{madrid}'),
    ('2026-05-27', 'Feast of the Sacrifice', 'Fiesta del Sacrificio', '{ceuta,melilla}'),
    ('2026-05-30', 'Day of the Canary Islands', 'Día de Canarias', '{canary-islands}'),
    ('2026-06-04', 'Corpus Christi', 'Corpus Christi', '{castile-la-mancha}'),
    ('2026-06-09', 'Day of the Region of Murcia', 'Día de la Región de Murcia', '{murcia}'),
    ('2026-06-09', 'Day of La Rioja', 'Día de La Rioja', '{la-rioja}'),
    ('2026-06-13', 'St Anthony', 'San Antonio', '{ceuta}'),
    ('2026-06-24', 'St John', 'San Juan', '{catalonia,galicia,valencian-community}'),
    ('2026-07-25', 'St James', 'Santiago Apóstol', '{basque-country}'),
    ('2026-07-25', 'National Day of Galicia', 'Día Nacional de Galicia', '{galicia}'),
    ('2026-07-28', 'Day of the Institutions of Cantabria', 'Día de las Instituciones de Cantabria', '{cantabria}'),
    ('2026-08-05', 'Our Lady of Africa', 'Nuestra Señora de África', '{ceuta}'),
    ('2026-09-02', 'Day of Ceuta', 'Día de Ceuta', '{ceuta}'),
    ('2026-09-08', 'Day of Asturias', 'Día de Asturias', '{asturias}'),
    ('2026-09-08', 'Day of Extremadura', 'Día de Extremadura', '{extremadura}'),
    ('2026-09-08', 'Our Lady of Victory', 'Virgen de la Victoria', '{melilla}'),
    ('2026-09-11', 'National Day of Catalonia', 'Fiesta Nacional de Cataluña', '{catalonia}'),
    ('2026-09-15', 'Our Lady of Bien Aparecida', 'La Bien Aparecida', '{cantabria}'),
    ('2026-09-17', 'Day of Melilla', 'Día de Melilla', '{melilla}'),
    ('2026-10-09', 'Day of the Valencian Community', 'Día de la Comunitat Valenciana', '{valencian-community}'),
    ('2026-11-02', 'All Saints (moved)', 'Todos los Santos (trasladado)', '{andalusia,aragon,asturias,canary-islands,castile-la-mancha,castile-and-leon,extremadura,madrid,navarre}'),
    ('2026-12-03', 'St Francis Xavier', 'San Francisco Javier', '{navarre}'),
    ('2026-12-07', 'Constitution Day (moved)', 'Día de la Constitución (trasladado)', '{andalusia,aragon,asturias,cantabria,castile-and-leon,extremadura,murcia,madrid,melilla,la-rioja}'),
    ('2026-12-26', 'St Stephen', 'San Esteban', '{catalonia,balearic-islands}'),

    ('2027-03-01', 'Day of the Balearic Islands', 'Día de las Illes Balears', '{balearic-islands}'),
    ('2027-04-23', 'Day of Aragon', 'Día de Aragón', '{aragon}'),
    ('2027-04-23', 'Day of Castile and León', 'Día de Castilla y León', '{castile-and-leon}'),
    ('2027-06-09', 'Day of the Region of Murcia', 'Día de la Región de Murcia', '{murcia}'),
    ('2027-06-09', 'Day of La Rioja', 'Día de La Rioja', '{la-rioja}'),
    ('2027-09-08', 'Day of Asturias', 'Día de Asturias', '{asturias}'),
    ('2027-09-08', 'Day of Extremadura', 'Día de Extremadura', '{extremadura}'),
    ('2027-09-11', 'National Day of Catalonia', 'Fiesta Nacional de Cataluña', '{catalonia}'),
    ('2027-10-09', 'Day of the Valencian Community', 'Día de la Comunitat Valenciana', '{valencian-community}'),
    ('2027-12-03', 'St Francis Xavier', 'San Francisco Javier', '{navarre}'),

    ('2026-05-04', 'Early May bank holiday', 'Festivo bancario de principios de mayo', '{united-kingdom}'),
    ('2026-05-25', 'Spring bank holiday', 'Festivo bancario de primavera', '{united-kingdom}'),
    ('2026-12-28', 'Boxing Day (substitute)', 'Boxing Day (trasladado)', '{united-kingdom}'),
    ('2026-01-02', '2nd January', '2 de enero', '{scotland}'),
    ('2026-03-17', 'St Patrick’s Day', 'San Patricio', '{northern-ireland}'),
    ('2026-06-15', 'World Cup bank holiday', 'Festivo bancario por el Mundial', '{scotland}'),
    ('2026-07-13', 'Battle of the Boyne (substitute)', 'Batalla del Boyne (trasladado)', '{northern-ireland}'),
    ('2026-08-03', 'Summer bank holiday', 'Festivo bancario de verano', '{scotland}'),
    ('2026-08-31', 'Summer bank holiday', 'Festivo bancario de verano', '{england-and-wales,northern-ireland}'),
    ('2026-11-30', 'St Andrew’s Day', 'San Andrés', '{scotland}'),

    ('2027-05-03', 'Early May bank holiday', 'Festivo bancario de principios de mayo', '{united-kingdom}'),
    ('2027-05-31', 'Spring bank holiday', 'Festivo bancario de primavera', '{united-kingdom}'),
    ('2027-12-27', 'Christmas Day (substitute)', 'Navidad (trasladado)', '{united-kingdom}'),
    ('2027-12-28', 'Boxing Day (substitute)', 'Boxing Day (trasladado)', '{united-kingdom}'),
    ('2027-01-04', '2nd January (substitute)', '2 de enero (trasladado)', '{scotland}'),
    ('2027-03-17', 'St Patrick’s Day', 'San Patricio', '{northern-ireland}'),
    ('2027-03-29', 'Easter Monday', 'Lunes de Pascua', '{england-and-wales,northern-ireland}'),
    ('2027-07-12', 'Battle of the Boyne', 'Batalla del Boyne', '{northern-ireland}'),
    ('2027-08-02', 'Summer bank holiday', 'Festivo bancario de verano', '{scotland}'),
    ('2027-08-30', 'Summer bank holiday', 'Festivo bancario de verano', '{england-and-wales,northern-ireland}'),
    ('2027-11-30', 'St Andrew’s Day', 'San Andrés', '{scotland}')
  ) AS given (day, name_en, name_es, keys)
  JOIN app.holiday_calendar calendar ON calendar.key = ANY (given.keys::text[]);
