-- What waits for the next publication holds only what differs from what was published. The database compares by meaning, also
-- where keys stand in another order: a shift that was moved and moved back is published, not changed, whoever wrote it.
CREATE FUNCTION app.keep_what_differs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.pending := (
    SELECT jsonb_object_agg(wanted.key, wanted.value) FROM jsonb_each(NEW.pending) wanted
    WHERE wanted.value IS DISTINCT FROM jsonb_build_object(
      'title', NEW.title,
      'zoneId', NEW.zone_id,
      'startsAt', floor(extract(epoch FROM NEW.starts_at) * 1000)::bigint,
      'endsAt', floor(extract(epoch FROM NEW.ends_at) * 1000)::bigint,
      'day', NEW.day,
      'breaks', NEW.breaks,
      'meetingPoint', NEW.meeting_point,
      'meetingMinutes', NEW.meeting_minutes,
      'notesEn', NEW.notes_en,
      'notesEs', NEW.notes_es) -> wanted.key);
  RETURN NEW;
END $$;
CREATE TRIGGER only_what_differs_is_pending BEFORE INSERT OR UPDATE ON app.shift
  FOR EACH ROW WHEN (NEW.pending IS NOT NULL) EXECUTE FUNCTION app.keep_what_differs();

UPDATE app.shift SET pending = pending WHERE pending IS NOT NULL;
