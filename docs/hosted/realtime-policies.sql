-- Who may be on which private channel of a hosted Supabase: the same as in product/web/src/server/live/channel-policy.ts.
-- Run it in the project's SQL editor, after the app has started once on this database and again after an update.
-- hosted-policies.test.ts holds it against the app's own policy.

CREATE SCHEMA IF NOT EXISTS live;

-- With the rights of its owner, because people have none on the tables of the product.
CREATE OR REPLACE FUNCTION live.may_view(channel text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
  WITH kind AS (
    SELECT CASE split_part(channel, ':', 2)
      WHEN 'account' THEN 'staff.view'
      WHEN 'assignment' THEN 'assignment.view'
      WHEN 'event' THEN 'event.view'
      WHEN 'group' THEN 'group.view'
      WHEN 'mailbox' THEN 'mailbox.view'
      WHEN 'page' THEN 'page.view'
      WHEN 'shift' THEN 'shift.view'
      WHEN 'slot' THEN 'shift.view'
      WHEN 'punch' THEN 'checkin.view'
      WHEN 'staff' THEN 'staff.view'
      WHEN 'worker-import' THEN 'worker.create'
    END AS permission
  ), given AS (
    SELECT "group".id, "group".key, "group".second_factor_required
    FROM app.membership
    JOIN app."group" ON "group".id = membership.group_id AND "group".archived_at IS NULL
    JOIN app.staff ON staff.user_id = membership.user_id AND staff.deactivated_at IS NULL
    WHERE membership.user_id = auth.uid()
  )
  SELECT kind.permission IS NOT NULL
    AND EXISTS (
      SELECT FROM given
      WHERE given.key = 'owner'
        OR EXISTS (SELECT FROM app.group_permission AS holds WHERE holds.group_id = given.id AND holds.permission = kind.permission)
    )
    -- Who has a second step, or must have one, holds nothing before it was shown.
    AND (
      auth.jwt() ->> 'aal' = 'aal2'
      OR NOT (
        EXISTS (SELECT FROM auth.mfa_factors AS factor WHERE factor.user_id = auth.uid() AND factor.status = 'verified')
        OR EXISTS (SELECT FROM app.account AS person WHERE person.user_id = auth.uid() AND person.second_factor_required)
        OR EXISTS (SELECT FROM given WHERE given.second_factor_required)
      )
    )
  FROM kind
$$;

REVOKE ALL ON FUNCTION live.may_view(text) FROM PUBLIC;
GRANT USAGE ON SCHEMA live TO authenticated;
GRANT EXECUTE ON FUNCTION live.may_view(text) TO authenticated;

-- Hearing that something changed, and who has a record open.
DROP POLICY IF EXISTS "Cuadrante: hear of what one may view" ON realtime.messages;
CREATE POLICY "Cuadrante: hear of what one may view" ON realtime.messages FOR SELECT TO authenticated USING (
  (
    (extension = 'broadcast' AND (SELECT realtime.topic()) ~ '^live:[a-z-]+$')
    OR (extension = 'presence' AND (SELECT realtime.topic()) ~ '^presence:[a-z-]+:.')
  )
  AND (SELECT live.may_view(realtime.topic()))
);

-- Saying that one is there. Only the server, whom no policy binds, says that something changed.
DROP POLICY IF EXISTS "Cuadrante: be present at what one may view" ON realtime.messages;
CREATE POLICY "Cuadrante: be present at what one may view" ON realtime.messages FOR INSERT TO authenticated WITH CHECK (
  extension = 'presence'
  AND (SELECT realtime.topic()) ~ '^presence:[a-z-]+:.'
  AND (SELECT live.may_view(realtime.topic()))
);
