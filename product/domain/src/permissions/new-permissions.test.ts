import { describe, expect, it } from "vitest";
import { newPermissions } from "./new-permissions.ts";

const known = { "gate-steward": ["checkin.create"], auditor: ["audit.view", "audit.export"] };
const wanted = { "gate-steward": ["checkin.create", "checkin.view"], auditor: ["audit.view", "audit.export"] } as const;
const group = (id: string, key: string, ...permissions: string[]) => ({ id, key, permissions });
const follow = (...groups: ReturnType<typeof group>[]) => newPermissions(known, groups, wanted);

describe("a permission that is new in a template", () => {
  it("is given to the group that still equals it", () =>
    expect(follow(group("g", "gate-steward", "checkin.create"))).toEqual({
      gained: [{ template: "gate-steward", permission: "checkin.view" }],
      given: [{ groupId: "g", permission: "checkin.view" }],
      proposed: [],
    }));

  it("is proposed to the group that was changed, and to others that can do all the template could", () =>
    expect(
      follow(group("less", "gate-steward"), group("more", "gates-of-the-north", "checkin.create", "event.view")),
    ).toMatchObject({
      given: [],
      proposed: [
        { groupId: "less", permission: "checkin.view" },
        { groupId: "more", permission: "checkin.view" },
      ],
    }));

  it("is nothing to groups that have it, that are unlike, and to owners, who have everything", () =>
    expect(
      follow(
        group("has", "gate-steward", "checkin.create", "checkin.view"),
        group("unlike", "bar", "event.view"),
        group("o", "owner"),
      ),
    ).toMatchObject({ given: [], proposed: [] }));

  it("is only what came, never what went", () => {
    const before = { ...known, auditor: [...known.auditor, "group.view"] };
    expect(newPermissions(before, [group("a", "auditor", ...before.auditor)], wanted)).toMatchObject({
      given: [],
      proposed: [],
    });
  });
});
