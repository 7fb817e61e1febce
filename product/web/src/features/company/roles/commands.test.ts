import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { archiveRole, createRole, createUsualRoles, editRole, restoreRole } from "./commands.server.ts";
import { roleRows, roleWith } from "./queries.server.ts";
import { roleForm, type RoleForm } from "./schema.ts";

const { query } = useTestDatabase();

const office = who(["settings.view", "settings.edit", "settings.delete"]);
const form = (nameEn: string, nameEs: string, fields: Partial<RoleForm> = {}): RoleForm => ({
  ...roleForm.parse({ nameEn, nameEs, minimumAge: 18 }),
  ...fields,
});

describe("a role", () => {
  test("gets a key from its English name, and keeps it", async () => {
    const { id } = await createRole(office, form("Head of bar", "Jefe de barra", { leads: true }));
    expect(await roleWith(id)).toMatchObject({ key: "head-of-bar", minimumAge: 18, leads: true });
    await editRole(office, id, form("Bar lead", "Jefe de barra", { version: 1 }));
    expect(await roleWith(id)).toMatchObject({ key: "head-of-bar", nameEn: "Bar lead", leads: false, version: 2 });
    expect(await lastActs()).toMatchObject([{ act: "role.edit", subjects: [`role ${id}`] }]);
    const again = await createRole(office, form("Head of bar", "Otra"));
    expect((await roleWith(again.id))!.key).toMatch(/^head-of-bar-[0-9a-f]{8}$/);
  });

  test("comes with the usual others in one act, where there is none yet", async () => {
    await query("DELETE FROM app.role");
    const { n } = await createUsualRoles(office);
    expect((await roleRows()).length).toBe(n);
    const [act] = await lastActs();
    expect(act).toMatchObject({ act: "role.create" });
    expect(act!.subjects).toHaveLength(n);
    await expect(createUsualRoles(office)).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
    await expect(createUsualRoles(who(["settings.view"]))).rejects.toMatchObject({ name: "NotPermitted" });
    await query("DELETE FROM app.role");
  });

  test("comes with the usual others once, also where two ask at the same time", async () => {
    const outcomes = await Promise.allSettled([createUsualRoles(office), createUsualRoles(office)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { refusals: [{ code: "record.changed-meanwhile" }] },
    });
    await query("DELETE FROM app.role");
  });

  test("keeps both names to itself, and each is told", async () => {
    await createRole(office, form("Waiter", "Camarero"));
    for (const [en, es, fields] of [
      ["WAITER", "Mozo", ["nameEn"]],
      ["Server", "camarero", ["nameEs"]],
      ["waiter", "Camaréro", ["nameEn", "nameEs"]],
    ] as const)
      await expect(createRole(office, form(en, es))).rejects.toMatchObject({
        refusals: [{ code: "record.name-taken", fields }],
      });
  });

  test("is not saved over what a colleague saved meanwhile", async () => {
    const { id } = await createRole(office, form("Rigger", "Montador"));
    await editRole(office, id, form("Rigger", "Montadora", { version: 1 }));
    await expect(editRole(office, id, form("Mine", "Mío", { version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
  });

  test("is archived, and comes back unless its name is taken", async () => {
    const { id } = await createRole(office, form("Steward", "Auxiliar"));
    await archiveRole(office, id);
    expect((await roleRows()).find((row) => row.id === id)).toMatchObject({ isArchived: true });
    const { id: second } = await createRole(office, form("Steward", "Azafato"));
    await expect(restoreRole(office, id)).rejects.toMatchObject({ refusals: [{ fields: ["nameEn"] }] });
    await archiveRole(office, second);
    await restoreRole(office, id);
    expect(await roleWith(id)).toMatchObject({ archivedAt: null });
  });

  test("asks for qualifications that there are, and the trail tells which", async () => {
    const { rows } = await query("SELECT id, key FROM app.qualification WHERE key IN ('first-aid', 'forklift')");
    const idOf = (key: string) => rows.find((row) => row.key === key).id;
    const { id } = await createRole(office, form("Medic", "Sanitario", { qualifications: [idOf("first-aid")] }));
    await editRole(office, id, form("Medic", "Sanitario", { qualifications: [idOf("forklift")], version: 1 }));
    expect(await roleWith(id)).toMatchObject({ qualifications: [idOf("forklift")] });
    const acts = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1 ORDER BY act_id DESC", [id]);
    expect(JSON.parse(acts.rows[0].clear)).toEqual({ qualifications: { before: ["first-aid"], after: ["forklift"] } });
    await expect(
      editRole(office, id, form("Medic", "Sanitario", { qualifications: [crypto.randomUUID()], version: 2 })),
    ).rejects.toMatchObject({ refusals: [{ code: "record.choice-gone" }] });
    expect(await roleWith(id)).toMatchObject({ qualifications: [idOf("forklift")], version: 2 });
  });

  test("is made by nobody who only reads the settings", async () => {
    const auditor = who(["settings.view"]);
    await expect(createRole(auditor, form("Host", "Anfitrión"))).rejects.toMatchObject({ name: "NotPermitted" });
  });
});
