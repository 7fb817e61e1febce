-- Who ever worked here is no applicant any more, also when they come back and are refused: the terms of their records are others.
-- By a trigger, since a status is written by moves, imports and demo data.
ALTER TABLE app.worker ADD COLUMN has_worked boolean NOT NULL DEFAULT false;

UPDATE app.worker w SET has_worked = true
  WHERE status IN ('active', 'dormant', 'paused', 'suspended', 'left', 'data_blocked')
    OR EXISTS (SELECT FROM app.engagement e WHERE e.worker_id = w.id AND e.state <> 'cancelled'
      AND (e.state = 'signed' OR e.alta_on IS NOT NULL));

CREATE FUNCTION app.keep_has_worked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_worked := true;
  RETURN NEW;
END $$;
CREATE TRIGGER has_worked_is_kept BEFORE INSERT OR UPDATE OF status ON app.worker FOR EACH ROW
  WHEN (NOT NEW.has_worked AND NEW.status IN ('active', 'dormant', 'paused', 'suspended', 'left'))
  EXECUTE FUNCTION app.keep_has_worked();
