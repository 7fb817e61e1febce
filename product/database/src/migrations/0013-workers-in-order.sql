-- Names in the order of each language, where Ñ comes after N or with it; and the newest first.
CREATE INDEX worker_listed_en ON app.worker
  ((btrim(last_name || ' ' || second_last_name || ' ' || first_name) COLLATE "en-x-icu"), id);
CREATE INDEX worker_listed_es ON app.worker
  ((btrim(last_name || ' ' || second_last_name || ' ' || first_name) COLLATE "es-x-icu"), id);
CREATE INDEX worker_newest ON app.worker (created_at DESC, id);
-- Some digits of a telephone number, wherever they stand in it.
CREATE INDEX worker_mobile_searched ON app.worker USING gin (mobile gin_trgm_ops);
