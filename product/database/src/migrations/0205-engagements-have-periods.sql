-- A fijo discontinuo is registered with Social Security once for each call (RD 84/1996; ET art. 16). A contract carries the
-- registration that counts now or was the last, and the first day of the call it belongs to; those before it are kept as they were.
ALTER TABLE app.engagement
  ADD COLUMN called_on date,
  -- When its last day was set after it was signed.
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN cause text CHECK (cause IN ('unforeseeable', 'foreseeable', 'substitution')),
  ADD COLUMN cause_detail text NOT NULL DEFAULT '' CHECK (char_length(cause_detail) <= 300),
  ADD COLUMN activity_period text NOT NULL DEFAULT '' CHECK (char_length(activity_period) <= 200),
  ADD COLUMN hours_distribution text NOT NULL DEFAULT '' CHECK (char_length(hours_distribution) <= 300),
  ADD CONSTRAINT engagement_of_its_worker UNIQUE (id, worker_id);
UPDATE app.engagement SET called_on = CASE type WHEN 'fixed_discontinuous' THEN alta_on ELSE first_day END WHERE alta_on IS NOT NULL;
CREATE INDEX engagement_by_cause ON app.engagement (legal_entity_id, first_day) WHERE cause = 'foreseeable';

CREATE TABLE app.engagement_period (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  engagement_id uuid NOT NULL,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  called_on date NOT NULL,
  alta_on date NOT NULL,
  alta_reference text NOT NULL DEFAULT '' CHECK (char_length(alta_reference) <= 60),
  alta_recorded_at timestamptz NOT NULL,
  baja_on date NOT NULL CHECK (baja_on >= alta_on),
  baja_reference text NOT NULL DEFAULT '' CHECK (char_length(baja_reference) <= 60),
  baja_recorded_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Where records are merged, a period goes with its contract.
  FOREIGN KEY (engagement_id, worker_id) REFERENCES app.engagement (id, worker_id) ON UPDATE CASCADE ON DELETE CASCADE,
  EXCLUDE USING gist (engagement_id WITH =, daterange(alta_on, baja_on, '[]') WITH &&)
);
CREATE INDEX engagement_period_of_worker ON app.engagement_period (worker_id, alta_on DESC);

-- Volunteers work for non-profit entities alone (Ley 45/2015); the owner says which of the companies are.
ALTER TABLE app.legal_entity ADD COLUMN non_profit boolean NOT NULL DEFAULT false;

-- ET art. 16.2: no last day, but the activity period, the hours and how they are spread. A text that was edited stays as it is.
UPDATE app.contract_template SET
    body_en = replace(replace(body_en,
      'The contract begins on {{engagement.firstDay}}. End: {{engagement.lastDay}}.',
      'The contract is permanent and begins on {{engagement.firstDay}}. Estimated activity period: {{engagement.activityPeriod}}.'),
      'Working time: {{engagement.workingTime}}.',
      'Estimated working time: {{engagement.workingTime}}, spread as follows: {{engagement.hoursDistribution}}. Each call states the exact days and hours.'),
    body_es = replace(replace(body_es,
      'El contrato empieza el {{engagement.firstDay}}. Fin: {{engagement.lastDay}}.',
      'El contrato es indefinido y empieza el {{engagement.firstDay}}. Período de actividad estimado: {{engagement.activityPeriod}}.'),
      'Jornada: {{engagement.workingTime}}.',
      'Jornada estimada: {{engagement.workingTime}}, con esta distribución: {{engagement.hoursDistribution}}. Cada llamamiento concreta los días y las horas.')
  WHERE worker_types = '{fixed_discontinuous}' AND version = 1;
