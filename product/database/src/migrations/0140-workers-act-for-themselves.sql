-- What a worker does by a link of their own is told as theirs, no longer as the system's. What was told before stays as it is.
ALTER TABLE app.act
  DROP CONSTRAINT act_is_by_someone,
  DROP CONSTRAINT act_names_who,
  ADD CONSTRAINT act_is_by_someone CHECK (actor_kind IN ('person', 'system', 'nobody', 'device', 'worker')),
  ADD CONSTRAINT act_names_who CHECK ((actor_kind IN ('person', 'device', 'worker')) = (actor_id IS NOT NULL));
