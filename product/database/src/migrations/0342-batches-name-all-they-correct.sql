-- A batch stands in the place of all that held its hours before, not only of the latest: those are void.

CREATE TABLE app.hours_batch_correction (
  batch_id uuid NOT NULL REFERENCES app.hours_batch,
  corrected_id uuid NOT NULL REFERENCES app.hours_batch,
  PRIMARY KEY (batch_id, corrected_id)
);
CREATE INDEX hours_batch_correction_of ON app.hours_batch_correction (corrected_id);

-- What a batch said it corrects holds as it was said.
INSERT INTO app.hours_batch_correction (batch_id, corrected_id)
SELECT id, corrects FROM app.hours_batch WHERE corrects IS NOT NULL;

-- A batch that held all days of earlier ones named the latest of them alone; the others would be paid a second time.
INSERT INTO app.hours_batch_correction (batch_id, corrected_id)
SELECT DISTINCT ON (former.id) batch.id, former.id
FROM app.hours_batch former
JOIN app.hours_batch batch ON batch.legal_entity_id = former.legal_entity_id AND batch.kind = former.kind
  AND batch.client_id IS NOT DISTINCT FROM former.client_id AND batch.number > former.number
  AND batch.first_day <= former.first_day AND batch.last_day >= former.last_day
WHERE NOT EXISTS (SELECT FROM app.hours_batch_correction said WHERE said.corrected_id = former.id)
ORDER BY former.id, batch.number;

CREATE TRIGGER hours_batch_correction_is_written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON app.hours_batch_correction
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- Finds the batches that hold some hours already.
CREATE INDEX hours_batch_line_of_assignment ON app.hours_batch_line (assignment_id);

COMMENT ON COLUMN app.hours_batch.corrects IS 'Read no more: what a batch corrects stands in hours_batch_correction.';
