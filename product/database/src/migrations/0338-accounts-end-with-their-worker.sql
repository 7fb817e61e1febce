-- Accounts that ended with the worker whose they were. Nobody signs in with one from that moment on, whatever the authentication
-- service still says, and the service is asked until it has taken its part away.
CREATE TABLE app.ended_account (
  user_id uuid PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz
);
CREATE INDEX ended_account_to_remove ON app.ended_account (ended_at) WHERE removed_at IS NULL;

-- Accounts of people who were erased before: made by their own link, in the very transaction that the trail tells of. Others that
-- have neither staff nor worker, such as of who came in by their company's sign-in, are left alone.
INSERT INTO app.ended_account (user_id)
  SELECT DISTINCT a.user_id FROM app.account a
  JOIN app.act taken ON taken.act = 'worker.take-account' AND taken.at = a.created_at
  JOIN app.act_subject subject ON subject.act_id = taken.id AND subject.at = taken.at AND subject.kind = 'worker'
  JOIN app.worker w ON w.id::text = subject.subject_id::text AND w.status IN ('data_blocked', 'erased')
  WHERE NOT EXISTS (SELECT FROM app.staff s WHERE s.user_id = a.user_id)
    AND NOT EXISTS (SELECT FROM app.worker other WHERE other.user_id = a.user_id)
    AND NOT EXISTS (SELECT FROM app.list l WHERE l.owner_id = a.user_id)
    AND NOT EXISTS (SELECT FROM app.event_manager m WHERE m.user_id = a.user_id);
INSERT INTO app.person_key (person_id, wrapped_key, destroyed_at) SELECT user_id, NULL, now() FROM app.ended_account
  ON CONFLICT (person_id) DO UPDATE SET wrapped_key = NULL, destroyed_at = coalesce(person_key.destroyed_at, now());
DELETE FROM app.seen_session WHERE user_id IN (SELECT user_id FROM app.ended_account);
DELETE FROM app.recovery_code WHERE user_id IN (SELECT user_id FROM app.ended_account);
DELETE FROM app.recovery_guess WHERE user_id IN (SELECT user_id FROM app.ended_account);
DELETE FROM app.photo WHERE user_id IN (SELECT user_id FROM app.ended_account);
-- Saved and chosen views go with it.
DELETE FROM app.account WHERE user_id IN (SELECT user_id FROM app.ended_account);
