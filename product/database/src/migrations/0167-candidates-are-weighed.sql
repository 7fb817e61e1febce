-- What counts how much when candidates are ranked, and whom the search for cover asks in which order.
ALTER TABLE app.call_out_setting
  ADD COLUMN weight_here smallint NOT NULL DEFAULT 5 CHECK (weight_here BETWEEN 0 AND 10),
  ADD COLUMN weight_hours smallint NOT NULL DEFAULT 3 CHECK (weight_hours BETWEEN 0 AND 10),
  ADD COLUMN weight_asked smallint NOT NULL DEFAULT 2 CHECK (weight_asked BETWEEN 0 AND 10),
  -- Without any, everyone is asked.
  ADD COLUMN cover_waves jsonb NOT NULL DEFAULT '[]';
