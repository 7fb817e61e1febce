-- Closed hours are opened only by a reopening whose act names each line; nothing else changes or removes them.

CREATE FUNCTION app.keep_closed_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Given back, or moved to the record that the worker's became: looked at again at the end of the transaction.
    IF NEW.period_id IS NULL AND to_jsonb(NEW) - 'period_id' = to_jsonb(OLD) - 'period_id'
      OR to_jsonb(NEW) - 'worker_id' = to_jsonb(OLD) - 'worker_id' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'hours of a closed period stay as they are' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER closed_hours_stay BEFORE UPDATE OR DELETE ON app.hours_line
  FOR EACH ROW WHEN (OLD.period_id IS NOT NULL) EXECUTE FUNCTION app.keep_closed_line();

CREATE FUNCTION app.insist_on_reopening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.worker_id <> OLD.worker_id AND NOT EXISTS (
    SELECT FROM app.worker w WHERE w.id = OLD.worker_id AND w.merged_into = NEW.worker_id) THEN
    RAISE EXCEPTION 'closed hours stay with their worker' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.period_id IS NULL AND NOT EXISTS (
    SELECT FROM app.hours_period p
      JOIN app.act a ON a.transaction = pg_current_xact_id() AND a.act = 'hours.confirm-reopening'
      JOIN app.act_subject period ON period.act_id = a.id AND period.at = a.at
        AND period.kind = 'hours-period' AND period.subject_id = p.id::text
      JOIN app.act_subject line ON line.act_id = a.id AND line.at = a.at
        AND line.kind = 'assignment' AND line.subject_id = OLD.assignment_id::text
    WHERE p.id = OLD.period_id AND p.reopened_at IS NOT NULL) THEN
    RAISE EXCEPTION 'closed hours are opened by a reopening that names them' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
-- At the end of the transaction, when its act has been written.
CREATE CONSTRAINT TRIGGER closed_hours_are_reopened AFTER UPDATE ON app.hours_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.period_id IS NOT NULL) EXECUTE FUNCTION app.insist_on_reopening();

-- What they are paid goes with the reopening, and is written anew by the next closing.
CREATE FUNCTION app.keep_closed_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM app.hours_period p WHERE p.id = OLD.period_id AND p.reopened_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what closed hours are paid stays as it is' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER closed_terms_stay BEFORE UPDATE OR DELETE ON app.hours_terms
  FOR EACH ROW EXECUTE FUNCTION app.keep_closed_terms();

-- A period is proposed to be reopened, and reopened, once. The rest of it stays for good.
CREATE FUNCTION app.keep_closed_period() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about_reopening text[] := ARRAY['reopening_id', 'reopening_reason', 'reopening_by', 'reopening_at', 'reopened_by', 'reopened_at'];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.reopened_at IS NULL AND to_jsonb(NEW) - about_reopening = to_jsonb(OLD) - about_reopening THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a closed period stays as it is' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER closed_period_stays BEFORE UPDATE OR DELETE ON app.hours_period
  FOR EACH ROW EXECUTE FUNCTION app.keep_closed_period();

CREATE TRIGGER hours_are_not_emptied BEFORE TRUNCATE ON app.hours_line FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER terms_are_not_emptied BEFORE TRUNCATE ON app.hours_terms FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER periods_are_not_emptied BEFORE TRUNCATE ON app.hours_period FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
