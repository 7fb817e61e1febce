/** People who hold every permission, but at one venue only: asked for every route with records of that venue, and of another. */
import { test } from "#e2e/accounts.ts";
import { demoRecords } from "#e2e/demo-records.ts";
import { expect } from "#e2e/fixtures.ts";
import { guardedRoutes } from "#e2e/guarded-routes.ts";
import { ask } from "#e2e/http.ts";
import { formsIn } from "#e2e/soak/forms-on-page.ts";
import { filledIn, sendEntries } from "#e2e/soak/sent-form.ts";

type Query = (statement: string, values?: unknown[]) => Promise<{ rows: Record<string, string>[] }>;

// The records in the addresses, by their names in the routes. Routes without one belong to the company, so a person
// limited to one venue has no access to them.
const records: Record<string, string> = {
  eventId: "event",
  shiftId: "shift",
  slotId: "slot",
  incidentId: "incident",
  venueId: "venue",
  assignmentId: "assignment",
  workerId: "someone",
  clientId: "client",
  entityId: "entity",
  listId: "list",
  userId: "colleague",
  groupId: "group",
  formId: "form",
  applicationId: "application",
  roleId: "role",
  calendarId: "calendar",
  settingId: "rule",
  ruleId: "retention",
  actId: "act",
};
const ofVenue = /^\/admin\/(events\/:eventId|venues\/:venueId|time\/:assignmentId|working-schedules\/shifts\/:shiftId)/;

// Records that hold for the whole company, readable with the permission to read any settings or groups.
const ofCompany = new Set([
  "/admin/groups-and-permissions/:groupId",
  "/admin/settings/holidays/:calendarId",
  "/admin/settings/retention/:ruleId",
  "/admin/settings/roles/:roleId",
  "/admin/settings/rules/overrides/:settingId",
]);
// The home page shows open places to everyone; who holds what, and where, is told with the name of the place.
const tellsOfPlaces = new Set([
  "/admin/content/home/text",
  "/admin/groups-and-permissions/check",
  "/admin/groups-and-permissions/who",
]);

test("who keeps one venue reaches nothing of another, by any route", async ({ app, accounts: { query } }) => {
  test.slow();
  const ids = await demoRecords(query);
  const { rows } = await query("SELECT venue_id AS venue FROM app.event WHERE id = $1", [ids["event"]]);
  const here = rows[0].venue as string;
  const there = (
    await query("SELECT id FROM app.venue WHERE id <> $1 AND archived_at IS NULL ORDER BY name LIMIT 1", [here])
  ).rows[0].id as string;
  Object.assign(ids, { venue: here, ...(await hoursAt(query, here)) });
  const keeper = { here: `owner.venue.${here}`, there: `owner.venue.${there}` };

  const cells: string[] = [];
  const wrong: string[] = [];
  const get = (as: string, path: string) =>
    ask(`${app.url}${path}`, { headers: { accept: "text/html", cookie: `act-as=${as}` } });
  for (const { path } of guardedRoutes.filter((route) => route.path.includes(":"))) {
    const address = path.replaceAll(/:(\w+)/g, (_, name) => ids[records[name] ?? ""] ?? unknownId);
    const [answerHere, answerThere, answerToOwner] = await Promise.all([
      get(keeper.here, address),
      get(keeper.there, address),
      get("owner", address),
    ]);
    cells.push(`${path} here`, `${path} there`);
    // Numbers to call stand in the records of workers, who are of the company.
    if (ofVenue.test(path) && !path.endsWith("/calls") && answerToOwner.status === 200 && answerHere.status !== 200)
      wrong.push(`GET ${path} here: ${answerHere.status}`);
    if (!isRefused(answerThere.status) && !ofCompany.has(path)) wrong.push(`GET ${path} there: ${answerThere.status}`);
    if (answerToOwner.status !== 200) continue;
    // As whoever may send them has them before their eyes.
    for (const form of formsIn(answerToOwner.body.toString(), address)) {
      if (form.action.startsWith("/admin/search") || !form.action.startsWith("/admin/")) continue;
      cells.push(`POST ${form.action}`);
      const { status } = await sendEntries(
        { url: app.url, cookie: `act-as=${keeper.there}` },
        form.action,
        filledIn(form),
        form.isMultipart,
      );
      if (status < 400 || status >= 500) wrong.push(`POST ${path} there, to ${form.action}: ${status}`);
    }
  }
  const foreign = await idsElsewhere(query, there);
  expect(foreign.size).toBeGreaterThan(500);
  for (const { path } of guardedRoutes.filter((route) => !route.path.includes(":") && !tellsOfPlaces.has(route.path))) {
    const { status, body } = await get(keeper.there, path);
    cells.push(`${path} list`);
    const leaked = new Set([...body.toString().matchAll(uuids)].flatMap(([id]) => foreign.get(id) ?? []));
    if (leaked.size > 0) wrong.push(`GET ${path} (${status}) tells of ${[...leaked]}`);
  }
  const done = await query("SELECT act FROM app.act WHERE actor_id = $1", [nobodysId]);
  expect({ wrong, done: done.rows }).toEqual({ wrong: [], done: [] });
  expect(cells.length).toBeGreaterThan(400);
});

const isRefused = (status: number) => status === 403 || status === 404;
// Whom `act-as` names at one place.
const nobodysId = "00000000-0000-4000-8000-0000000000ff";
const unknownId = "00000000-0000-4000-8000-00000000dead";
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const hoursAt = async (query: Query, venue: string) => {
  const { rows } = await query(
    `SELECT a.id AS assignment FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id JOIN app.event e ON e.id = s.event_id
     WHERE e.venue_id = $1 AND a.state <> 'released' ORDER BY a.id LIMIT 1`,
    [venue],
  );
  return rows[0]!;
};

/** The records of other venues: their ids and kinds. */
async function idsElsewhere(query: Query, venue: string): Promise<Map<string, string>> {
  const events = `SELECT id FROM app.event WHERE venue_id IS DISTINCT FROM '${venue}'`;
  const shifts = `SELECT id FROM app.shift WHERE event_id IN (${events})`;
  const isThere = `SELECT a.worker_id FROM app.assignment a WHERE a.shift_id NOT IN (${shifts})`;
  const { rows } = await query(
    `SELECT 'event' AS kind, id::text FROM app.event WHERE id IN (${events})
     UNION ALL SELECT 'shift', id::text FROM app.shift WHERE id IN (${shifts})
     UNION ALL SELECT 'slot', id::text FROM app.slot WHERE shift_id IN (${shifts})
     UNION ALL SELECT 'assignment', id::text FROM app.assignment WHERE shift_id IN (${shifts})
     UNION ALL SELECT 'incident', id::text FROM app.incident WHERE event_id IN (${events})
     UNION ALL SELECT 'worker', id::text FROM app.worker WHERE id NOT IN (${isThere})
     UNION ALL SELECT 'application', id::text FROM app.application
     UNION ALL SELECT 'list', id::text FROM app.list
     UNION ALL SELECT 'venue', id::text FROM app.venue WHERE id <> '${venue}'`,
  );
  return new Map(rows.map(({ id, kind }) => [id!, kind!]));
}
