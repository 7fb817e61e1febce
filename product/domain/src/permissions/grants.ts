/** A permission is `module.action`; a grant gives one to a person, everywhere or in one place. Absence is the only no. */
export const modules = [
  "worker",
  "identity",
  "pay",
  "document",
  "qualification",
  "availability",
  "event",
  "client",
  "venue",
  "shift",
  "assignment",
  "clearance",
  "checkin",
  "time",
  "timesheet",
  "list",
  "message",
  "form",
  "submission",
  "page",
  "report",
  "export",
  "staff",
  "group",
  "settings",
  "audit",
  "api",
  "media",
  "device",
  "incident",
  "mailbox",
] as const;
export const actions = [
  "view",
  "create",
  "edit",
  "delete",
  "approve",
  "publish",
  "override",
  "export",
  "impersonate",
] as const;

export type Permission = `${(typeof modules)[number]}.${(typeof actions)[number]}`;

export const everyPermission: readonly Permission[] = modules.flatMap((module) =>
  actions.map((action): Permission => `${module}.${action}`),
);

const placeKinds = ["entity", "client", "venue", "event", "list"] as const;
type PlaceKind = (typeof placeKinds)[number];

/** Where a record lies: an event of a client at a venue. Empty for records that lie nowhere in particular. */
export type Place = Partial<Record<PlaceKind, string>>;

export type Grant = { permission: Permission; scope: "all" | { kind: PlaceKind; id: string } };

export const holdsAnywhere = (grants: readonly Grant[], permission: Permission): boolean =>
  grants.some((grant) => grant.permission === permission);

export const holdsAt = (grants: readonly Grant[], permission: Permission, place: Place): boolean =>
  grants.some((grant) => grant.permission === permission && covers(grant.scope, place));

const covers = (scope: Grant["scope"], place: Place) => scope === "all" || place[scope.kind] === scope.id;
