/** Every screen of one record of the demonstration, as it opens: it reads well on a desk and on a phone. */
import { test } from "#e2e/accounts.ts";
import { atOnce, openBothWays, walks } from "#e2e/both-ways.ts";
import { demoRecords } from "#e2e/demo-records.ts";
import { expect } from "#e2e/fixtures.ts";

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
    const ids = await demoRecords(query);
    await as("owner");
    for (const [index, screen] of some.entries()) {
      const path = `/admin/${screen.replaceAll(/:(\w+)/g, (_, name) => ids[name]!)}`;
      await openBothWays(page, [path], n * atOnce + index, async () =>
        expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
      );
    }
  });
