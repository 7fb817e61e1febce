/** Asks every route that names a record for one that is not there, and for what is no name of anything. */
import { readFile } from "node:fs/promises";
import { expect, test } from "#e2e/fixtures.ts";
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

async function routesOfRecords() {
  const file = new URL(import.meta.resolve("@product/web/route-permissions.txt"));
  const rows = (await readFile(file, "utf8")).trim().split("\n");
  return rows
    .map((row) => row.split(/ {2,}/))
    .filter(([path]) => /[:*]/.test(path!))
    .map(([path, needs, acts]) => ({ path: path!, isPublic: needs === "public", acts: acts === "acts" }));
}
