-- Somebody who is erased takes along what was said in a dispute; the closed hours themselves stay, of nobody that anyone knows.
CREATE OR REPLACE FUNCTION app.keep_closed_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Given back, moved to the record that the worker's became, or without the words: looked at again at the end of the transaction.
    IF NEW.period_id IS NULL AND to_jsonb(NEW) - 'period_id' = to_jsonb(OLD) - 'period_id'
      OR to_jsonb(NEW) - 'worker_id' = to_jsonb(OLD) - 'worker_id'
      OR NEW.dispute = '' AND to_jsonb(NEW) - 'dispute' = to_jsonb(OLD) - 'dispute' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'hours of a closed period stay as they are' USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION app.insist_on_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM app.worker w WHERE w.id = OLD.worker_id AND w.status IN ('data_blocked', 'erased')) THEN
    RAISE EXCEPTION 'what was said of closed hours goes with who said it' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER closed_words_go_with_their_worker AFTER UPDATE ON app.hours_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.period_id IS NOT NULL AND NEW.dispute <> OLD.dispute) EXECUTE FUNCTION app.insist_on_erased();
