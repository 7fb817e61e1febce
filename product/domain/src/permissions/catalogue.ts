/** Every permission there is: what can be done to which part of the product, and which classes of fields are kept apart. */
const view = ["view"] as const;
const keep = ["view", "create", "edit", "delete"] as const;

export const catalogue = {
  worker: ["view", "view.contact", "view.notes-private", "create", "edit", "delete", "approve", "export"],
  identity: ["view", "edit", "approve"],
  pay: ["view", "edit", "approve", "export"],
  document: ["view", "view.health-fitness", "create", "edit", "delete", "approve"],
  qualification: ["view", "edit", "approve"],
  availability: ["view", "edit"],
  event: [...keep, "publish", "export"],
  client: keep,
  venue: keep,
  shift: [...keep, "publish"],
  assignment: [...keep, "approve"],
  clearance: ["view", "override"],
  checkin: ["view", "create", "override"],
  time: ["view", "create", "edit", "approve", "export"],
  timesheet: ["view", "edit", "approve", "export"],
  list: [...keep, "export"],
  message: ["view", "create", "publish"],
  form: [...keep, "publish"],
  submission: ["view", "edit", "approve"],
  page: [...keep, "publish"],
  report: ["view", "export"],
  export: ["view", "create", "delete"],
  staff: ["view", "view.contact", "create", "edit", "delete", "impersonate"],
  group: keep,
  settings: ["view", "edit", "edit.papers", "delete"],
  audit: ["view", "export"],
  api: keep,
  media: keep,
  device: keep,
  incident: ["view", "create", "edit", "approve"],
  mailbox: view,
} as const;

export type Module = keyof typeof catalogue;
export const modules = Object.keys(catalogue) as Module[];

export type Action = (typeof catalogue)[Module][number];

/** `module.action`, or `module.action.field-class` where a class of fields is given apart from the rest of the record. */
export type Permission = { [M in Module]: `${M}.${(typeof catalogue)[M][number]}` }[Module];

export const permissionsOf = (module: Module): Permission[] =>
  catalogue[module].map((action) => `${module}.${action}` as Permission);

export const everyPermission: readonly Permission[] = modules.flatMap(permissionsOf);

export const isPermission = (text: string): text is Permission => known.has(text);

const known: ReadonlySet<string> = new Set(everyPermission);

export const moduleOf = (permission: Permission): Module => permission.slice(0, permission.indexOf(".")) as Module;
export const actionOf = (permission: Permission): string => permission.slice(permission.indexOf(".") + 1);

/** The modules as they are shown together: people, work, the day itself, money and time, words, the house. */
export const chapters = {
  people: ["worker", "identity", "document", "qualification", "availability", "submission", "form", "list"],
  work: ["event", "client", "venue", "shift", "assignment", "clearance"],
  day: ["checkin", "incident", "device"],
  money: ["time", "timesheet", "pay", "report", "export"],
  words: ["page", "media", "message", "mailbox"],
  house: ["staff", "group", "settings", "audit", "api"],
} as const satisfies Record<string, readonly Module[]>;

export type Chapter = keyof typeof chapters;
