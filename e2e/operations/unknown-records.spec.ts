/** Asks every route that names a record for one that is not there, for what is no name of anything, and for one of another record. */
import { readFile } from "node:fs/promises";
import { test } from "#e2e/accounts.ts";
import { demoRecords } from "#e2e/demo-records.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { loggedProblems } from "#e2e/soak/requests/bad-requests.ts";

const unknownId = "00000000-0000-4000-8000-00000000dead";
const odd = ["%F0%9F%92%A9", "%00", "%E0%A4%A", "9".repeat(3_000), "..%2f..%2fetc%2fpasswd", "no-record"];
const headers = { accept: "text/html", cookie: "act-as=owner" };

test("No route fails over a record that is not there, or shows one", async ({ app }) => {
  const before = app.output().length;
  const wrong: string[] = [];
  const check = async (method: string, path: string, value: string) => {
    const form = { origin: app.url, "content-type": "application/x-www-form-urlencoded" };
    const sent = method === "POST" ? { headers: { ...headers, ...form }, method, body: "" } : { headers };
    const { status } = await ask(`${app.url}${path.replaceAll(/:\w+|\*/g, value)}`, sent);
    if (status < 300 || status >= 500) wrong.push(`${method} ${path} with ${value.slice(0, 40)}: ${status}`);
  };
  for (const [place, { path, isPublic, acts }] of (await routesOfRecords()).entries()) {
    // Strangers send anything; of what stands behind the sign-in each route gets one of them.
    const values = [unknownId, ...(isPublic ? odd : [odd[place % odd.length]!])];
    for (const value of values)
      await Promise.all([check("GET", path, value), ...(acts ? [check("POST", path, value)] : [])]);
  }
  const logged = loggedProblems(app.output().slice(before), { requests: new Map() });
  expect({ wrong, logged }).toEqual({ wrong: [], logged: [] });
});

test("What lies below one record is not found below another", async ({ app, accounts: { query } }) => {
  const ids = await demoRecords(query);
  const { rows } = await query("SELECT id FROM app.event WHERE id <> $1 ORDER BY starts_at LIMIT 1", [ids["event"]]);
  const below = [
    `shifts/${ids["shift"]}`,
    `shifts/${ids["shift"]}/rates`,
    `shifts/${ids["shift"]}/terms`,
    `shifts/${ids["shift"]}/people`,
    `staffing/${ids["slot"]}/calls`,
    `incidents/${ids["incident"]}`,
  ];
  const statusOf = async (event: string, path: string) =>
    (await ask(`${app.url}/admin/events/${event}/${path}`, { headers })).status;
  for (const path of below)
    expect([path, await statusOf(ids["event"]!, path), await statusOf(rows[0].id, path)]).toEqual([path, 200, 404]);
});

async function routesOfRecords() {
  const file = new URL(import.meta.resolve("@product/web/route-permissions.txt"));
  const rows = (await readFile(file, "utf8")).trim().split("\n");
  return rows
    .map((row) => row.split(/ {2,}/))
    .filter(([path]) => /[:*]/.test(path!))
    .map(([path, needs, acts]) => ({ path: path!, isPublic: needs === "public", acts: acts === "acts" }));
}
