-- Who can work on which days is asked of everyone at once. A look at the spans of one worker stays within one index, and what is
-- rarely the case is found without asking all.
ALTER TABLE app.clearance_span DROP CONSTRAINT clearance_span_worker_id_role_id_first_day_key;
CREATE UNIQUE INDEX clearance_span_of_worker ON app.clearance_span (worker_id, role_id, first_day)
  INCLUDE (last_day, verdict) NULLS NOT DISTINCT;
-- What blocks goes on, so that its beginning tells; what clears ends one day, so that its end does.
CREATE INDEX clearance_span_against ON app.clearance_span (role_id, verdict, first_day, last_day, worker_id) WHERE verdict <> 'ALLOW';
-- Most who cannot work are not active, and are not asked for.
CREATE INDEX clearance_span_against_active ON app.clearance_span (role_id, verdict, first_day, last_day, worker_id)
  WHERE verdict <> 'ALLOW' AND (top_reason ->> 'code') IS DISTINCT FROM 'status';
CREATE INDEX clearance_span_clear ON app.clearance_span (role_id, last_day, first_day, worker_id) WHERE verdict = 'ALLOW';
