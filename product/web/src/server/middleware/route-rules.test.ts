import { expect, test } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { startRouteRules } from "./route-rules.ts";

const { query } = useTestDatabase();

async function started() {
  const lines: string[] = [];
  const rules = await startRouteRules({
    availability: { unlessAway: (work) => work },
    listedHosts: [],
    say: (line) => void lines.push(line),
  });
  return { rules, lines };
}

test("a stored rule at an address of the product leads nowhere in either language, and the start names it", async () => {
  await query("INSERT INTO app.route_rule VALUES ('/work', '/signup', 302, true)");
  expect((await started()).lines).toEqual([]);
  await query("INSERT INTO app.route_rule VALUES ('/login', '/work', 302, true), ('/es/gate', '/work', 302, true)");
  const { rules, lines } = await started();
  expect(lines).toEqual([
    "Redirects from addresses of the program itself are left out: /es/gate, /login. `npm run admin -- drop-route-rules` removes them.",
  ]);
  expect(await Promise.all(["/login", "/es/login", "/es/gate"].map((path) => rules.redirectFor(path)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await rules.redirectFor("/es/work")).toMatchObject({ to: "/es/signup" });
});
