-- A day that the official gazette has still to decide is kept as what it most likely is, and marked until someone confirms it.
ALTER TABLE app.holiday ADD COLUMN to_confirm boolean NOT NULL DEFAULT false;

-- Spain in 2027, as far as law and custom fix it. Easter is on 28 March. What falls on a Sunday is left out: 15 August, and the
-- days of the Canary Islands and of Galicia; whether a Monday takes its place is for each region to say. The days of Andalusia and
-- Madrid have moved to the Monday whenever they fell on a Sunday. Those of Ceuta and Melilla that follow the moon are not known.
INSERT INTO app.holiday (calendar_id, day, name_en, name_es, to_confirm)
  SELECT calendar.id, given.day::date, given.name_en, given.name_es, given.to_confirm
  FROM (VALUES
    ('2027-03-25', 'Maundy Thursday', 'Jueves Santo', true, '{andalusia,aragon,asturias,balearic-islands,basque-country,canary-islands,cantabria,castile-and-leon,castile-la-mancha,ceuta,extremadura,galicia,la-rioja,madrid,melilla,murcia,navarre}'),
    ('2027-03-29', 'Easter Monday', 'Lunes de Pascua', true, '{balearic-islands,basque-country,castile-la-mancha,catalonia,la-rioja,navarre,valencian-community}'),
    ('2027-03-01', 'Day of Andalusia (moved)', 'Día de Andalucía (trasladado)', true, '{andalusia}'),
    ('2027-03-19', 'St Joseph', 'San José', true, '{galicia,murcia,valencian-community}'),
    ('2027-05-03', 'Day of the Community of Madrid (moved)', 'Fiesta de la Comunidad de Madrid (trasladado)', true, '{madrid}'),
    ('2027-05-17', 'Galician Literature Day', 'Día de las Letras Gallegas', true, '{galicia}'),
    ('2027-05-31', 'Day of Castile-La Mancha', 'Día de Castilla-La Mancha', true, '{castile-la-mancha}'),
    ('2027-06-24', 'St John', 'San Juan', true, '{catalonia}'),
    ('2027-07-28', 'Day of the Institutions of Cantabria', 'Día de las Instituciones de Cantabria', false, '{cantabria}'),
    ('2027-08-05', 'Our Lady of Africa', 'Nuestra Señora de África', true, '{ceuta}'),
    ('2027-09-02', 'Day of Ceuta', 'Día de Ceuta', true, '{ceuta}'),
    ('2027-09-08', 'Our Lady of Victory', 'Virgen de la Victoria', true, '{melilla}'),
    ('2027-09-15', 'Our Lady of Bien Aparecida', 'La Bien Aparecida', false, '{cantabria}'),
    ('2027-09-17', 'Day of Melilla', 'Día de Melilla', true, '{melilla}')
  ) AS given (day, name_en, name_es, to_confirm, keys)
  JOIN app.holiday_calendar calendar ON calendar.key = ANY (given.keys::text[])
  ON CONFLICT DO NOTHING;
