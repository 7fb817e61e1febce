import { expect, test } from "vitest";
import { effectivePermissions, pathsTo, type Membership } from "./explain.ts";

const gala = { kind: "event", id: "gala" } as const;
const everywhere: Membership<string> = { group: "planner", scope: "all", permissions: ["shift.edit", "event.view"] };
const atTheGala: Membership<string> = { group: "lead", scope: gala, permissions: ["event.view", "checkin.create"] };

test("a permission is explained by every way it comes", () =>
  expect(effectivePermissions([everywhere, atTheGala])).toEqual([
    { permission: "shift.edit", paths: [{ group: "planner", scope: "all" }] },
    {
      permission: "event.view",
      paths: [
        { group: "planner", scope: "all" },
        { group: "lead", scope: gala },
      ],
    },
    { permission: "checkin.create", paths: [{ group: "lead", scope: gala }] },
  ]));

test("only ways that reach the place count", () => {
  expect(pathsTo([atTheGala], "checkin.create", { event: "gala" })).toEqual([{ group: "lead", scope: gala }]);
  expect(pathsTo([atTheGala], "checkin.create", { event: ["fair", "gala"] })).toHaveLength(1);
  expect(pathsTo([atTheGala], "checkin.create", { event: "fair" })).toEqual([]);
  expect(pathsTo([atTheGala], "checkin.create", {})).toEqual([]);
});
