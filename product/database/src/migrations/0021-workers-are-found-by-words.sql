-- Finding one of a million. Names are searched word by word: the words there are stand in a small table, and an index leads
-- from each to its workers. It takes the place of one over every three letters of every name.

-- The name as a list shows it, surnames first. It takes the place of a folded one by which nothing was ever sorted.
DROP INDEX app.worker_by_name, app.worker_by_status, app.worker_by_entity, app.worker_listed_en, app.worker_listed_es,
  app.worker_searched;
ALTER TABLE app.worker DROP COLUMN sorted_name;
ALTER TABLE app.worker ADD COLUMN listed_name text NOT NULL GENERATED ALWAYS AS
  (btrim(last_name || ' ' || second_last_name || ' ' || first_name)) STORED;

-- In the order of each language, where Ñ comes after N or with it. What most questions ask is kept beside the names, so that
-- a walk in this order need not look into the table.
CREATE INDEX worker_listed_en ON app.worker (listed_name COLLATE "en-x-icu", id)
  INCLUDE (searched, status, legal_entity_id);
CREATE INDEX worker_listed_es ON app.worker (listed_name COLLATE "es-x-icu", id)
  INCLUDE (searched, status, legal_entity_id);
CREATE INDEX worker_by_status ON app.worker (status);
CREATE INDEX worker_by_entity ON app.worker (legal_entity_id);
CREATE INDEX worker_words ON app.worker USING gin (string_to_array(left(searched, -char_length(code) - 1), ' '));
CREATE INDEX worker_code_searched ON app.worker USING gin (lower(code) gin_trgm_ops);
CREATE INDEX worker_searched ON app.worker (searched text_pattern_ops);
ALTER INDEX app.worker_words ALTER COLUMN 1 SET STATISTICS 1000;

-- Every word of a name and every town, folded, as long as someone has it. A word may stand here twice: two who write at the
-- same time need not wait for each other. Codes are left out: each would be a word of its own.
CREATE TABLE app.worker_word (
  kind text NOT NULL CHECK (kind IN ('name', 'town')),
  word text NOT NULL
);
CREATE INDEX worker_word_exact ON app.worker_word (word text_pattern_ops, kind);
CREATE INDEX worker_word_searched ON app.worker_word USING gin (word gin_trgm_ops);

CREATE FUNCTION app.keep_worker_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.worker_word (kind, word)
  SELECT kind, word FROM (
    SELECT DISTINCT 'name' AS kind, word FROM written, string_to_table(left(searched, -char_length(code) - 1), ' ') AS word
    UNION ALL
    SELECT DISTINCT 'town', app.fold(town) FROM written
  ) AS met
  WHERE word <> '' AND NOT EXISTS (SELECT FROM app.worker_word known WHERE known.word = met.word AND known.kind = met.kind);
  RETURN NULL;
END $$;
-- Once for a statement, however many workers it writes.
CREATE TRIGGER words_are_kept AFTER INSERT ON app.worker
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.keep_worker_words();
CREATE TRIGGER changed_words_are_kept AFTER UPDATE ON app.worker
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.keep_worker_words();

INSERT INTO app.worker_word (kind, word)
SELECT DISTINCT 'name', word FROM app.worker, string_to_table(left(searched, -char_length(code) - 1), ' ') AS word
WHERE word <> ''
UNION ALL
SELECT DISTINCT 'town', app.fold(town) FROM app.worker WHERE app.fold(town) <> '';
