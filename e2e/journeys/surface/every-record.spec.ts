/** Every screen of one record of the demonstration, as it opens: it reads well on a desk and on a phone. */
import { test } from "#e2e/accounts.ts";
import { atOnce, openBothWays, walks } from "#e2e/both-ways.ts";
import { expect } from "#e2e/fixtures.ts";

// The records that have most below them.
const someone = "00000000-0000-4000-9000-000000000000";
// The same one in each run, though most are given their number by chance.
const first = (table: string) =>
  `SELECT id FROM app."${table}" AS r ORDER BY to_jsonb(r)->>'key', to_jsonb(r)->>'name', to_jsonb(r)->>'slug', id LIMIT 1`;
const records = {
  event: "SELECT e.id FROM app.incident JOIN app.event e ON e.id = event_id ORDER BY e.ends_at DESC LIMIT 1",
  incident: "SELECT id FROM app.incident WHERE event_id = $event ORDER BY id LIMIT 1",
  shift:
    "SELECT s.id FROM app.shift s JOIN app.slot ON shift_id = s.id WHERE s.event_id = $event ORDER BY s.starts_at, s.title LIMIT 1",
  slot: "SELECT id FROM app.slot WHERE shift_id = $shift ORDER BY id LIMIT 1",
  planned:
    "SELECT id FROM app.event WHERE status IN ('draft', 'tentative', 'confirmed') ORDER BY starts_at DESC LIMIT 1",
  list: "SELECT list_id FROM app.list_member ORDER BY list_id LIMIT 1",
  member: "SELECT worker_id FROM app.list_member WHERE list_id = $list ORDER BY worker_id LIMIT 1",
  colleague: "SELECT user_id FROM app.staff ORDER BY user_id LIMIT 1",
  act: "SELECT id FROM app.act ORDER BY id LIMIT 1",
  client: first("client"),
  venue: first("venue"),
  entity: first("legal_entity"),
  role: first("role"),
  documentType: first("document_type"),
  qualification: first("qualification"),
  itemKind: first("item_kind"),
  contractTemplate: first("contract_template"),
  calendar: first("holiday_calendar"),
  rule: first("rule_setting"),
  retention: "SELECT id FROM app.retention_rule ORDER BY id LIMIT 1",
  assignment: `SELECT r.assignment_id FROM app.hours_rank r JOIN app.assignment a ON a.id = r.assignment_id JOIN app.shift s ON s.id = a.shift_id
    WHERE s.ends_at < now() - interval '1 day' ORDER BY s.ends_at, a.worker_id LIMIT 1`,
  application: first("application"),
  form: first("form"),
  group: first("group"),
} as const;

const below = (at: string, ...ways: string[]) => [at, ...ways.map((way) => `${at}/${way}`)];
const screens = [
  ...below("workers/:someone", "documents", "right-to-work", "qualifications", "absences", "shifts", "time"),
  ...below("workers/:someone/messages").slice(0, 1),
  ...["request-documents", "onboard", "data", "contract"].map((way) => `workers/:someone/${way}`),
  ...below("events/:event", "edit", "shifts", "rates", "staffing", "check-in", "time", "terms"),
  ...["briefing", "files", "incidents", "incidents/:incident", "client", "history"].map(
    (way) => `events/:event/${way}`,
  ),
  ...["cancel", "postpone", "copy", "shifts/create"].map((way) => `events/:planned/${way}`),
  ...below("events/:event/shifts/:shift", "rates", "terms", "people"),
  "events/:event/staffing/:slot/calls",
  "events/views/create",
  ...below("lists/:list", "edit", "why/:member", "moments"),
  "lists/combine",
  "staff/review",
  "staff/:colleague",
  "audit/:act",
  "clients/create",
  "clients/:client",
  "venues/create",
  "venues/:venue",
  ...["entities/:entity", "roles/:role", "document-types/:documentType", "qualifications/:qualification"].map(
    (each) => `settings/${each}`,
  ),
  ...["item-kinds/:itemKind", "contract-templates/:contractTemplate", "holidays/:calendar"].map(
    (each) => `settings/${each}`,
  ),
  ...["entities", "roles", "document-types", "qualifications", "item-kinds", "contract-templates", "holidays"].map(
    (each) => `settings/${each}/create`,
  ),
  "settings/single-sign-on",
  "settings/identity-providers",
  "settings/rules/overrides/create",
  "settings/rules/overrides/:rule",
  "settings/terms/clients/:client",
  ...below("settings/pay/clients/:client", "rates"),
  ...below("settings/pay/:entity", "rates"),
  "settings/blocked",
  "settings/retention/run",
  "settings/retention/:retention",
  "workers/accounts",
  "workers/review/list",
  "workers/review/list/views/create",
  "workers/review/:application/data",
  "workers/views/create",
  "time/:assignment",
  "working-schedules/shifts/:shift",
  ...below("signup-forms/:form", "preview", "settings", "send"),
  ...["who", "check", "create", ":group"].map((each) => `groups-and-permissions/${each}`),
  "content/menus",
  "content/home/text",
  "content/conditions",
];

for (const [n, some] of walks(screens).entries())
  test(`Screens of records read well, on a desk and on a phone (${n + 1})`, async ({
    as,
    page,
    accounts: { query },
  }) => {
    const ids: Record<string, string> = { someone };
    for (const [name, statement] of Object.entries(records)) {
      const { rows } = await query(statement.replaceAll(/\$(\w+)/g, (_, known) => `'${ids[known]}'`));
      ids[name] = String(Object.values(rows[0])[0]);
    }
    await as("owner");
    for (const [index, screen] of some.entries()) {
      const path = `/admin/${screen.replaceAll(/:(\w+)/g, (_, name) => ids[name]!)}`;
      await openBothWays(page, [path], n * atOnce + index, async () =>
        expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
      );
    }
  });
