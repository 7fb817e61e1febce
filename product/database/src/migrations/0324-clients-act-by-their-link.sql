-- What a client does by the link of an event is told as theirs, no longer as the system's. What was told before stays as it is.
ALTER TABLE app.act
  DROP CONSTRAINT act_is_by_someone,
  DROP CONSTRAINT act_names_who,
  ADD CONSTRAINT act_is_by_someone CHECK (actor_kind IN ('person', 'system', 'nobody', 'device', 'worker', 'client')),
  ADD CONSTRAINT act_names_who CHECK ((actor_kind IN ('person', 'device', 'worker', 'client')) = (actor_id IS NOT NULL));
