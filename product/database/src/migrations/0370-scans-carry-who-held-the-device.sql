-- A device at a gate signs whatever it likes. Of each punch that it makes is kept which phone had the device, and what nobody can
-- confirm about its time; of each device, when the server heard of it.

-- From when until when, without a longer silence.
CREATE TABLE app.device_contact (
  device_id uuid NOT NULL REFERENCES app.device ON DELETE CASCADE,
  since timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until >= since),
  PRIMARY KEY (device_id, since)
);
INSERT INTO app.device_contact (device_id, since, until)
  SELECT id, paired_at, greatest(paired_at, last_seen_at) FROM app.device WHERE paired_at IS NOT NULL;

CREATE TABLE app.punch_scan (
  punch_id uuid PRIMARY KEY,
  worker_id uuid NOT NULL REFERENCES app.worker ON DELETE CASCADE,
  event_id uuid NOT NULL REFERENCES app.event ON DELETE CASCADE,
  assignment_id uuid,
  device_id uuid NOT NULL REFERENCES app.device ON DELETE CASCADE,
  -- Since when the phone had the device that made it; unknown of a device that was never paired in our sight.
  held_since timestamptz,
  received_at timestamptz NOT NULL,
  -- Why nobody can confirm its time; none of a scan that was answered at once.
  doubts text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX punch_scan_of_worker ON app.punch_scan (worker_id);
CREATE INDEX punch_scan_of_event ON app.punch_scan (event_id);
CREATE INDEX punch_scan_of_device ON app.punch_scan (device_id);
CREATE INDEX punch_scan_of_assignment ON app.punch_scan (assignment_id);

-- 0 for the gravest group, 7 for the last, 8 for what is approved; 5 is new.
ALTER TABLE app.hours_rank DROP CONSTRAINT hours_rank_rank_check;
UPDATE app.hours_rank SET rank = rank + 1 WHERE rank >= 5;
ALTER TABLE app.hours_rank ADD CONSTRAINT hours_rank_rank_check CHECK (rank BETWEEN 0 AND 8);
CREATE OR REPLACE FUNCTION app.rank_hours(line uuid) RETURNS void LANGUAGE plpgsql AS $$
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
    WHEN plan.is_approved THEN 8
    WHEN plan.is_disputed THEN 2
    WHEN EXISTS (SELECT FROM app.punch_correction c
      WHERE c.assignment_id = line AND c.applied_at IS NULL AND c.refused_at IS NULL) THEN 1
    WHEN came IS NULL THEN 3
    WHEN is_there_still THEN 0
    WHEN shape !~ '^(i(be)*o)+$' THEN 4
    WHEN EXISTS (SELECT FROM app.punch_scan c WHERE c.assignment_id = line AND c.doubts <> '{}'
      AND NOT EXISTS (SELECT FROM app.punch v WHERE v.voids = c.punch_id AND v.at >= plan.starts_at - interval '1 day')) THEN 5
    WHEN came > plan.starts_at + tolerated OR went NOT BETWEEN plan.ends_at - tolerated AND plan.ends_at + tolerated THEN 6
    ELSE 7 END;
  -- Who is there still has some time to punch out.
  IF is_there_still THEN plan.ends_at := plan.ends_at + interval '2 hours'; END IF;
  IF kept IS NOT DISTINCT FROM ROW(line, plan.event_id, plan.day, plan.starts_at, plan.ends_at, found_rank)::app.hours_rank THEN
    RETURN;
  END IF;
  INSERT INTO app.hours_rank VALUES (line, plan.event_id, plan.day, plan.starts_at, plan.ends_at, found_rank)
    ON CONFLICT (assignment_id) DO UPDATE SET event_id = EXCLUDED.event_id, day = EXCLUDED.day, starts_at = EXCLUDED.starts_at,
      due_at = EXCLUDED.due_at, rank = EXCLUDED.rank;
END $$;
