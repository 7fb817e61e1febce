/** Every screen of the office that has a record in its address or stands below such a list, by the names of `demo-records.ts`. */
const below = (at: string, ...ways: string[]) => [at, ...ways.map((way) => `${at}/${way}`)];
export const recordScreens: readonly string[] = [
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

export const recordAddress = (screen: string, ids: Readonly<Record<string, string>>): string =>
  `/admin/${screen.replaceAll(/:(\w+)/g, (_, name) => ids[name]!)}`;
