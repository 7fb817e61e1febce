import { actions, everyPermission, type modules, type Permission } from "@product/domain/permissions/grants";
import type { DemoRole } from "./accounts.ts";

type Module = (typeof modules)[number];

const everyActionOn = (...names: Module[]): Permission[] =>
  names.flatMap((name) => actions.map((action): Permission => `${name}.${action}`));

/** What the people of a demonstration may do, roughly as their jobs are; a worker has a pass and no back office. */
export const demoPermissions: Record<DemoRole, readonly Permission[]> = {
  owner: everyPermission,
  hr: [...everyActionOn("worker", "identity", "document", "qualification", "submission", "form"), "staff.view"],
  planner: [...everyActionOn("event", "shift", "assignment", "availability", "list", "message"), "worker.view"],
  finance: [...everyActionOn("timesheet", "pay", "report", "export"), "worker.view", "time.view"],
  editor: everyActionOn("page", "media"),
  gate: ["checkin.view", "checkin.create", "incident.create"],
  worker: [],
};
