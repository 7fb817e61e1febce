-- Into which account someone is paid, and who decided it. The first one may be entered by one person; every other one, and that there
-- is none any more, takes a second. The database itself asks for that, since accounts come by forms, links, imports, merging and undoing.
CREATE TABLE app.account_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  -- None: from then on there is no account.
  iban_hash bytea CHECK (octet_length(iban_hash) = 32),
  proposed_by uuid NOT NULL,
  confirmed_by uuid CHECK (confirmed_by <> proposed_by),
  decided_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (worker_id, id)
);

ALTER TABLE app.worker_social ADD COLUMN account_decision_id bigint;

-- Who decided about those that are here already is not written down anywhere.
WITH decided AS (
  INSERT INTO app.account_decision (worker_id, iban_hash, proposed_by)
  SELECT worker_id, iban_hash, '00000000-0000-0000-0000-000000000000' FROM app.worker_social
  WHERE iban_hash IS NOT NULL OR account_holder_sealed IS NOT NULL
  RETURNING worker_id, id
)
UPDATE app.worker_social s SET account_decision_id = decided.id FROM decided WHERE decided.worker_id = s.worker_id;

ALTER TABLE app.worker_social
  ADD FOREIGN KEY (worker_id, account_decision_id) REFERENCES app.account_decision (worker_id, id);

CREATE FUNCTION app.another_account_takes_two() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.confirmed_by IS NULL AND EXISTS (
    SELECT FROM app.account_decision WHERE worker_id = NEW.worker_id AND iban_hash IS NOT NULL) THEN
    RAISE EXCEPTION 'another account of worker % takes two people', NEW.worker_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'another_account_takes_two';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER another_account_takes_two BEFORE INSERT ON app.account_decision
  FOR EACH ROW EXECUTE FUNCTION app.another_account_takes_two();
CREATE TRIGGER a_decision_stays BEFORE UPDATE ON app.account_decision
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- What is written as the account is what the newest decision says, and nothing else.
CREATE FUNCTION app.an_account_is_decided() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_same boolean := TG_OP = 'UPDATE'
    AND (NEW.iban_sealed, NEW.iban_hash, NEW.iban_last_four, NEW.account_holder_sealed, NEW.account_decision_id)
      IS NOT DISTINCT FROM
      (OLD.iban_sealed, OLD.iban_hash, OLD.iban_last_four, OLD.account_holder_sealed, OLD.account_decision_id);
  is_none boolean := TG_OP = 'INSERT' AND num_nonnulls(
    NEW.iban_sealed, NEW.iban_hash, NEW.iban_last_four, NEW.account_holder_sealed, NEW.account_decision_id) = 0;
  former bigint := CASE WHEN TG_OP = 'UPDATE' THEN OLD.account_decision_id END;
BEGIN
  IF is_same OR is_none THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT FROM app.account_decision d WHERE d.worker_id = NEW.worker_id AND d.id = NEW.account_decision_id
    AND d.id > coalesce(former, 0) AND d.iban_hash IS NOT DISTINCT FROM NEW.iban_hash) THEN
    RAISE EXCEPTION 'nobody decided about this account of worker %', NEW.worker_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'an_account_is_decided';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER an_account_is_decided BEFORE INSERT OR UPDATE ON app.worker_social
  FOR EACH ROW EXECUTE FUNCTION app.an_account_is_decided();

-- An account ends with its record, not before. Looked at when all is written, for a record and what hangs on it end in any order.
CREATE FUNCTION app.an_account_is_not_lost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM app.worker w WHERE w.id = OLD.worker_id AND w.status NOT IN ('data_blocked', 'erased')) THEN
    RAISE EXCEPTION 'the account of worker % cannot be deleted', OLD.worker_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'an_account_is_not_lost';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER an_account_is_not_lost AFTER DELETE ON app.worker_social
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.account_decision_id IS NOT NULL)
  EXECUTE FUNCTION app.an_account_is_not_lost();

-- A proposal is known by its id: what is written over it is another one. Those of an import are confirmed together.
ALTER TABLE app.worker_proposal
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN import_id uuid REFERENCES app.worker_import ON DELETE CASCADE,
  ADD COLUMN confirmed_by uuid CHECK (confirmed_by <> proposed_by);
CREATE INDEX worker_proposal_of_import ON app.worker_proposal (import_id) WHERE import_id IS NOT NULL;
