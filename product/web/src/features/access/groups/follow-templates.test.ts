import { beforeAll, describe, expect } from "vitest";
import { everyPermission, type Permission } from "@product/domain/permissions/catalogue";
import { templates } from "@product/domain/permissions/templates";
import { makeFoundingGroups } from "@product/database/founded/founding-groups";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { acceptPermissions, createGroup, dismissPermissions, editGroup } from "./commands.server.ts";
import { followTemplates } from "./follow-templates.server.ts";
import { groupsToDecide, groupWith, proposedFor } from "./queries.server.ts";

const { query } = useTestDatabase();
beforeAll(() => inTransaction(makeFoundingGroups));

const owner = who(everyPermission);

const idOf = async (key: string): Promise<string> =>
  (await query('SELECT id FROM app."group" WHERE key = $1', [key])).rows[0].id;
const formOf = async (id: string) => {
  const { nameEn, nameEs, purposeEn, purposeEs, secondFactorRequired, permissions, version } = (await groupWith(id))!;
  return { nameEn, nameEs, purposeEn, purposeEs, secondFactorRequired, permissions, version, accepted: [] };
};
const permissionsOf = async (id: string) => (await groupWith(id))!.permissions;

/** A release whose templates give these besides. */
const release = (key: "gate-steward" | "auditor", ...gained: Permission[]) =>
  followTemplates({ [key]: [...templates[key].permissions, ...gained] });

describe("a permission that a release adds to a template", () => {
  test("is known already where nothing is new", async () => {
    await followTemplates();
    const before = await lastActs();
    await followTemplates();
    expect(await lastActs()).toEqual(before);
    expect((await query("SELECT count(*)::int AS n FROM app.permission_proposal")).rows).toEqual([{ n: 0 }]);
  });

  test("is given to the group that nobody changed, once, and the trail tells it", async () => {
    const id = await idOf("gate-steward");
    await release("gate-steward", "checkin.view");
    expect(await permissionsOf(id)).toEqual(["checkin.create", "checkin.view"]);
    expect(await lastActs(2)).toMatchObject([
      { act: "group.new-permissions", actorKind: "system" },
      { act: "group.follow-template", actorKind: "system", subjects: [`group ${id}`] },
    ]);
    await editGroup(owner, id, { ...(await formOf(id)), permissions: ["checkin.create"] });
    await release("gate-steward", "checkin.view");
    expect(await permissionsOf(id)).toEqual(["checkin.create"]);
  });

  test("is proposed to a changed group, and given when someone who holds it accepts", async () => {
    const id = await idOf("auditor");
    const { permissions, ...form } = await formOf(id);
    await editGroup(owner, id, { ...form, permissions: permissions.filter((each) => each !== "staff.view") });
    await release("auditor", "report.view");
    expect(await permissionsOf(id)).not.toContain("report.view");
    expect(await proposedFor(id)).toContain("report.view");
    expect(await groupsToDecide(owner)).toMatchObject({ n: 1 });
    expect(await groupsToDecide(who(["group.edit"]))).toMatchObject({ n: 0 });
    const auditor = who(["group.edit", ...permissions]);
    await expect(acceptPermissions(auditor, id, { permissions: ["report.view"], accepted: [] })).rejects.toMatchObject({
      refusals: [{ code: "group.beyond-you" }],
    });
    await acceptPermissions(owner, id, { permissions: ["report.view", "pay.view"], accepted: [] });
    expect(await permissionsOf(id)).toContain("report.view");
    expect(await permissionsOf(id)).not.toContain("pay.view");
    expect(await lastActs()).toMatchObject([{ act: "group.accept-permissions", subjects: [`group ${id}`] }]);
    expect(await proposedFor(id)).toEqual([]);
    expect(await groupsToDecide(owner)).toMatchObject({ n: 0 });
  });

  test("is proposed to groups of one's own that can do what the template could, and can be dismissed", async () => {
    const words = { nameEn: "North gate", nameEs: "Puerta norte", purposeEn: "", purposeEs: "", version: 0 };
    const form = { ...words, secondFactorRequired: false, accepted: [] };
    const { id } = await createGroup(owner, { ...form, permissions: ["checkin.create", "checkin.view", "event.view"] });
    await release("gate-steward", "incident.view");
    expect(await proposedFor(id)).toEqual(["incident.view"]);
    await dismissPermissions(owner, id);
    expect(await lastActs()).toMatchObject([{ act: "group.dismiss-permissions", subjects: [`group ${id}`] }]);
    await expect(dismissPermissions(owner, id)).rejects.toMatchObject({
      refusals: [{ code: "group.changed-meanwhile" }],
    });
    await release("gate-steward", "incident.view");
    expect(await proposedFor(id)).toEqual([]);
  });
});
