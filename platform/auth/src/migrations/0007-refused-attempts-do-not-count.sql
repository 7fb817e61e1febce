-- One attempt, counted for a device and for all who share a count, or for neither: how many seconds to wait, nought when it may
-- be made. Whoever holds the shared row is alone with the rows of its devices, so that a hundred at once are a hundred.
CREATE FUNCTION auth.begin_attempt(
  device_key text, shared_key text, at timestamptz, free integer, longest_wait double precision, most_shared integer
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  shared auth.attempts;
  device auth.attempts;
  seconds integer;
BEGIN
  INSERT INTO auth.attempts AS a (key, failures, first_at, last_at) VALUES (shared_key, 0, at, at)
  ON CONFLICT (key) DO UPDATE SET key = a.key RETURNING * INTO shared;
  SELECT * INTO device FROM auth.attempts WHERE key = device_key;
  IF shared.first_at <= at - interval '1 hour' THEN
    shared.failures := 0;
    shared.first_at := at;
  END IF;
  IF device.last_at < at - interval '1 day' THEN
    device.failures := 0;
  END IF;
  seconds := ceil(extract(epoch FROM greatest(
    CASE WHEN shared.failures >= most_shared THEN shared.first_at + interval '1 hour' END,
    CASE WHEN device.failures >= free
      THEN device.last_at + make_interval(secs => least(longest_wait, power(2, least(device.failures - free, 20)))) END
  ) - at));
  -- A refused attempt neither counts nor lengthens anybody's wait.
  IF seconds > 0 THEN
    RETURN seconds;
  END IF;
  UPDATE auth.attempts SET failures = shared.failures + 1, first_at = shared.first_at, last_at = at WHERE key = shared_key;
  INSERT INTO auth.attempts (key, failures, first_at, last_at) VALUES (device_key, 1, at, at)
  ON CONFLICT (key) DO UPDATE SET failures = device.failures + 1, last_at = at;
  RETURN 0;
END $$;

-- An attempt that was right: the device starts anew, and the others get back what it took.
CREATE FUNCTION auth.forgive_attempt(device_key text, shared_key text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE auth.attempts SET failures = greatest(0, failures - 1) WHERE key = shared_key;
  DELETE FROM auth.attempts WHERE key = device_key;
END $$;
