-- Whether people clock themselves is said for the company, a client or an event, like the other working terms.
INSERT INTO app.work_terms (event_id, terms)
SELECT id, jsonb_build_object('selfClock', CASE WHEN asks_position THEN 'with-position' ELSE 'yes' END)
FROM app.event WHERE self_clock
ON CONFLICT (client_id, event_id) DO UPDATE
  SET terms = work_terms.terms || excluded.terms, version = work_terms.version + 1, updated_at = now();

ALTER TABLE app.event DROP COLUMN self_clock, DROP COLUMN asks_position;
