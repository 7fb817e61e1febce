-- Those who came first or last, page by page in both directions: an import brings many at the same moment, who are then told
-- apart by their ids, so that both must run the same way.
DROP INDEX app.worker_newest;
CREATE INDEX worker_by_arrival ON app.worker (created_at, id);
