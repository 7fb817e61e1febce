import { expect, test } from "vitest";

import { useTestDatabase } from "@product/database/testing/test-database";

const { query } = useTestDatabase({ template: "demo" });

test("The festival of the demonstration has applications, a change to decide, calls and a search for cover, and none writes to anyone", async () => {
  const { rows } = await query(
    `SELECT (SELECT count(*)::int FROM app.assignment WHERE state IN ('applied', 'standby')) AS applied,
       (SELECT array_agg(state ORDER BY state) FROM app.swap_request) AS swaps,
       (SELECT count(*)::int FROM app.cover_run WHERE state = 'running' AND asked > 0 AND next_at > now()) AS covers,
       (SELECT array_agg(outcome ORDER BY outcome) FROM app.phone_call) AS calls`,
  );
  expect(rows).toEqual([
    { applied: 2, swaps: ["accepted_by_peer", "proposed"], covers: 1, calls: ["call-back", "no-answer"] },
  ]);
});
