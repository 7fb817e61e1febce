/** Duties that one pair of hands should not hold together: who can do all of them can cheat alone. */
import type { Permission } from "./catalogue.ts";

export const separations = {
  "pay-oneself": ["worker.create", "pay.edit", "timesheet.approve"],
  "bend-the-rules": ["settings.edit", "clearance.override"],
} as const satisfies Record<string, readonly Permission[]>;

export type Separation = keyof typeof separations;

/** Every rule that these permissions break together. */
export const separationFindings = (permissions: Iterable<Permission>): Separation[] => {
  const heldPermissions = new Set(permissions);
  return (Object.keys(separations) as Separation[]).filter((rule) =>
    separations[rule].every((permission) => heldPermissions.has(permission)),
  );
};
