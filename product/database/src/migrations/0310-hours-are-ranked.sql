-- What has to be looked at first among thousands of lines of hours, kept as the plan, the register and the decisions change.

-- Where a line stands, as `groupOf` judges it: 0 for the gravest group, 6 for the last, 7 for what is approved. It is one from `due_at` on.
CREATE TABLE app.hours_rank (
  assignment_id uuid PRIMARY KEY REFERENCES app.assignment ON DELETE CASCADE,
  event_id uuid NOT NULL,
  day date NOT NULL,
  starts_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  rank smallint NOT NULL CHECK (rank BETWEEN 0 AND 7)
);
CREATE INDEX hours_rank_in_order ON app.hours_rank (rank, starts_at, assignment_id) INCLUDE (day, due_at, event_id);
CREATE INDEX hours_rank_of_event ON app.hours_rank (event_id, rank, starts_at, assignment_id) INCLUDE (day, due_at);

CREATE FUNCTION app.had_place(state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT state IN ('booked', 'accepted', 'confirmed', 'reconfirm_pending', 'no_show', 'checked_in', 'on_break', 'checked_out',
    'endorsed', 'approved', 'exported')
$$;

CREATE FUNCTION app.rank_hours(line uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept app.hours_rank;
  plan record;
  shape text;
  came timestamptz;
  went timestamptz;
  is_there_still boolean := false;
  found_rank smallint;
  tolerated interval := interval '15 minutes';
BEGIN
  -- Held before anything is read: who ranks the same line at the same moment waits, and then reads what was written meanwhile.
  SELECT * INTO kept FROM app.hours_rank r WHERE r.assignment_id = line FOR UPDATE;
  SELECT s.event_id, s.day, s.starts_at, s.ends_at, l.approved_at IS NOT NULL AS is_approved, l.disputed_at IS NOT NULL AS is_disputed
    INTO plan
    FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id LEFT JOIN app.hours_line l ON l.assignment_id = a.id
    WHERE a.id = line AND app.had_place(a.state) AND s.published_at IS NOT NULL AND s.cancelled_at IS NULL;
  IF NOT FOUND THEN
    DELETE FROM app.hours_rank r WHERE r.assignment_id = line;
    RETURN;
  END IF;
  IF NOT plan.is_approved THEN
    -- The punches that stand, in the order in which the fold takes them: `i` in, `b` rest, `e` its end, `o` out.
    SELECT string_agg(CASE p.kind WHEN 'in' THEN 'i' WHEN 'break_start' THEN 'b' WHEN 'break_end' THEN 'e' ELSE 'o' END, ''
        ORDER BY p.at, array_position(ARRAY['in', 'break_start', 'break_end', 'out'], p.kind), p.id),
      date_trunc('minute', min(p.at) FILTER (WHERE p.kind = 'in')), date_trunc('minute', max(p.at) FILTER (WHERE p.kind = 'out'))
      INTO shape, came, went
      FROM app.punch p
      WHERE p.assignment_id = line AND p.at BETWEEN plan.starts_at - interval '1 day' AND plan.ends_at + interval '30 days'
        AND p.kind <> 'void'
        AND NOT EXISTS (SELECT FROM app.punch v WHERE v.voids = p.id AND v.at >= plan.starts_at - interval '1 day');
    is_there_still := coalesce(shape ~ 'i[^o]*$', false);
  END IF;
  found_rank := CASE
    WHEN plan.is_approved THEN 7
    WHEN plan.is_disputed THEN 2
    WHEN EXISTS (SELECT FROM app.punch_correction c
      WHERE c.assignment_id = line AND c.applied_at IS NULL AND c.refused_at IS NULL) THEN 1
    WHEN came IS NULL THEN 3
    WHEN is_there_still THEN 0
    WHEN shape !~ '^(i(be)*o)+$' THEN 4
    WHEN came > plan.starts_at + tolerated OR went NOT BETWEEN plan.ends_at - tolerated AND plan.ends_at + tolerated THEN 5
    ELSE 6 END;
  -- Who is there still has some time to punch out.
  IF is_there_still THEN plan.ends_at := plan.ends_at + interval '2 hours'; END IF;
  IF kept IS NOT DISTINCT FROM ROW(line, plan.event_id, plan.day, plan.starts_at, plan.ends_at, found_rank)::app.hours_rank THEN
    RETURN;
  END IF;
  INSERT INTO app.hours_rank VALUES (line, plan.event_id, plan.day, plan.starts_at, plan.ends_at, found_rank)
    ON CONFLICT (assignment_id) DO UPDATE SET event_id = EXCLUDED.event_id, day = EXCLUDED.day, starts_at = EXCLUDED.starts_at,
      due_at = EXCLUDED.due_at, rank = EXCLUDED.rank;
END $$;

-- At the end of the transaction, so that no row is held while another is waited for.
CREATE FUNCTION app.rank_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.rank_hours(coalesce(NEW.assignment_id, OLD.assignment_id));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER hours_are_ranked AFTER INSERT ON app.punch DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.assignment_id IS NOT NULL) EXECUTE FUNCTION app.rank_line();
CREATE CONSTRAINT TRIGGER hours_are_ranked AFTER INSERT OR DELETE ON app.punch_correction DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION app.rank_line();
CREATE CONSTRAINT TRIGGER answered_hours_are_ranked AFTER UPDATE ON app.punch_correction DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.applied_at, OLD.refused_at) IS DISTINCT FROM (NEW.applied_at, NEW.refused_at))
  EXECUTE FUNCTION app.rank_line();
CREATE CONSTRAINT TRIGGER hours_are_ranked AFTER INSERT OR DELETE ON app.hours_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION app.rank_line();
CREATE CONSTRAINT TRIGGER decided_hours_are_ranked AFTER UPDATE ON app.hours_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.approved_at, OLD.disputed_at) IS DISTINCT FROM (NEW.approved_at, NEW.disputed_at))
  EXECUTE FUNCTION app.rank_line();

CREATE FUNCTION app.rank_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.rank_hours(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER hours_are_ranked AFTER INSERT ON app.assignment DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (app.had_place(NEW.state)) EXECUTE FUNCTION app.rank_place();
CREATE CONSTRAINT TRIGGER changed_hours_are_ranked AFTER UPDATE ON app.assignment DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (app.had_place(OLD.state) <> app.had_place(NEW.state) OR OLD.shift_id <> NEW.shift_id)
  EXECUTE FUNCTION app.rank_place();

CREATE FUNCTION app.rank_shift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.rank_hours(id) FROM (SELECT id FROM app.assignment
    WHERE shift_id = NEW.id AND app.had_place(state) ORDER BY id) AS held;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER hours_are_ranked AFTER UPDATE ON app.shift DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.event_id, OLD.day, OLD.starts_at, OLD.ends_at, OLD.published_at IS NULL, OLD.cancelled_at IS NULL)
    IS DISTINCT FROM (NEW.event_id, NEW.day, NEW.starts_at, NEW.ends_at, NEW.published_at IS NULL, NEW.cancelled_at IS NULL))
  EXECUTE FUNCTION app.rank_shift();

DO $$
BEGIN
  PERFORM app.rank_hours(id) FROM app.assignment WHERE app.had_place(state);
END $$;
