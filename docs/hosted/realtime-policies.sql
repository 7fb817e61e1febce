-- Who may be on which private channel of a hosted Supabase: the same as in product/web/src/server/live/channel-policy.ts.
-- Run it in the project's SQL editor, after the app has started once on this database and again after an update.
-- hosted-policies.test.ts holds it against the app's own policy.

CREATE SCHEMA IF NOT EXISTS live;

-- With the rights of its owner, because people have none on the tables of the product.
CREATE OR REPLACE FUNCTION live.may_view(channel text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
  SELECT EXISTS (
    SELECT FROM app.account AS person
    JOIN app.account_grant AS held USING (user_id)
    WHERE person.user_id = auth.uid()
      AND held.permission = CASE split_part(channel, ':', 2)
        WHEN 'account' THEN 'staff.view'
        WHEN 'group' THEN 'group.view'
        WHEN 'mailbox' THEN 'mailbox.view'
        WHEN 'page' THEN 'page.view'
      END
      -- Who has a second step, or must have one, holds nothing before it was shown.
      AND (
        auth.jwt() ->> 'aal' = 'aal2'
        OR NOT (
          person.second_factor_required
          OR EXISTS (SELECT FROM auth.mfa_factors AS factor WHERE factor.user_id = auth.uid() AND factor.status = 'verified')
        )
      )
  )
$$;

REVOKE ALL ON FUNCTION live.may_view(text) FROM PUBLIC;
GRANT USAGE ON SCHEMA live TO authenticated;
GRANT EXECUTE ON FUNCTION live.may_view(text) TO authenticated;

-- Hearing that something changed, and who has a record open.
DROP POLICY IF EXISTS "Cuadrante: hear of what one may view" ON realtime.messages;
CREATE POLICY "Cuadrante: hear of what one may view" ON realtime.messages FOR SELECT TO authenticated USING (
  (
    (extension = 'broadcast' AND (SELECT realtime.topic()) ~ '^live:[a-z]+$')
    OR (extension = 'presence' AND (SELECT realtime.topic()) ~ '^presence:[a-z]+:.')
  )
  AND (SELECT live.may_view(realtime.topic()))
);

-- Saying that one is there. Only the server, whom no policy binds, says that something changed.
DROP POLICY IF EXISTS "Cuadrante: be present at what one may view" ON realtime.messages;
CREATE POLICY "Cuadrante: be present at what one may view" ON realtime.messages FOR INSERT TO authenticated WITH CHECK (
  extension = 'presence'
  AND (SELECT realtime.topic()) ~ '^presence:[a-z]+:.'
  AND (SELECT live.may_view(realtime.topic()))
);
