import { describe, expect } from "vitest";
import type { Person } from "@product/domain/actor";
import { everyPermission, type Permission } from "@product/domain/permissions/catalogue";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { checkAccess } from "./check-access.server.ts";
import { archiveGroup, createGroup, editGroup, restoreGroup } from "./commands.server.ts";
import { groupRows, groupWith, holdersOf, membersOf } from "./queries.server.ts";
import type { GroupForm } from "./schema.ts";
import { workersCalled } from "./workers-called.server.ts";

const { query } = useTestDatabase();

const owner = who(everyPermission);
let number = 0;
const form = (fields: Partial<GroupForm> = {}): GroupForm => ({
  nameEn: `Bar leads ${++number}`,
  nameEs: `Jefes de barra ${number}`,
  purposeEn: "",
  purposeEs: "",
  secondFactorRequired: false,
  permissions: ["event.view"],
  accepted: [],
  version: 0,
  ...fields,
});

async function colleague(groupId: string, scope?: { kind: string; id: string }): Promise<string> {
  const id = crypto.randomUUID();
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Paula Nieto', 'es')", [id]);
  await query("INSERT INTO app.staff (user_id, email, joined_at) VALUES ($1, $2, now())", [id, `${id}@example.test`]);
  await query("INSERT INTO app.membership (user_id, group_id, scope_kind, scope_id) VALUES ($1, $2, $3, $4)", [
    id,
    groupId,
    scope?.kind ?? "all",
    scope?.id ?? "",
  ]);
  return id;
}

describe("a group", () => {
  test("is made with its permissions, and the trail tells which", async () => {
    const { id } = await createGroup(owner, form({ permissions: ["event.view", "shift.view"] }));
    expect(await groupWith(id)).toMatchObject({ permissions: ["event.view", "shift.view"], version: 1 });
    expect(await lastActs()).toMatchObject([{ act: "group.create", subjects: [`group ${id}`] }]);
    const { rows } = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1", [id]);
    expect(JSON.parse(rows[0].clear)).toMatchObject({ permissions: { after: ["event.view", "shift.view"] } });
  });

  test("keeps a name to itself, in either language", async () => {
    await createGroup(owner, form({ nameEn: "Kitchen", nameEs: "Cocina" }));
    for (const same of [{ nameEn: "KITCHEN" }, { nameEs: "cocina" }])
      await expect(createGroup(owner, form(same))).rejects.toMatchObject({ refusals: [{ code: "group.name-taken" }] });
  });

  test("gives nothing that its maker does not hold, now or later", async () => {
    const hr = who(["group.create", "group.edit", "worker.view"]);
    const more = createGroup(hr, form({ permissions: ["worker.view", "pay.edit"] }));
    await expect(more).rejects.toMatchObject({ refusals: [{ code: "group.beyond-you", permissions: ["pay.edit"] }] });
    const { id } = await createGroup(owner, form({ permissions: ["worker.view"] }));
    const grown = editGroup(hr, id, form({ permissions: ["worker.view", "pay.edit"], version: 1 }));
    await expect(grown).rejects.toMatchObject({ refusals: [{ code: "group.beyond-you" }] });
    await editGroup(hr, id, form({ permissions: [], version: 1 }));
    expect((await groupWith(id))!.permissions).toEqual([]);
  });

  test("that gives more than someone holds is not theirs to change, in name, second step, permissions or at all", async () => {
    const admin = who(["group.create", "group.edit", "group.delete", "worker.view"]);
    const refused = { refusals: [{ code: "group.gives-more" }] };
    const owners = (await groupRows()).find(({ key }) => key === "owner")!;
    const words = { nameEn: owners.nameEn, nameEs: owners.nameEs };
    const { version } = (await groupWith(owners.id))!;
    await expect(editGroup(admin, owners.id, form({ ...words, version }))).rejects.toMatchObject(refused);
    const { id } = await createGroup(
      owner,
      form({ permissions: ["worker.view", "pay.view"], secondFactorRequired: true }),
    );
    const { nameEn, nameEs } = (await groupWith(id))!;
    for (const change of [
      { permissions: ["worker.view", "pay.view"] as Permission[] },
      { permissions: ["worker.view"] as Permission[], secondFactorRequired: true },
    ])
      await expect(editGroup(admin, id, form({ nameEn, nameEs, version: 1, ...change }))).rejects.toMatchObject(
        refused,
      );
    await expect(archiveGroup(admin, id)).rejects.toMatchObject(refused);
    await archiveGroup(owner, id);
    await expect(restoreGroup(admin, id)).rejects.toMatchObject(refused);
    // A permission that is given in one place only does not count where a group may give it.
    const local: Person = {
      ...admin,
      grants: [...admin.grants, { permission: "pay.view", scope: { kind: "entity", id: "x" } }],
    };
    await restoreGroup(owner, id);
    await expect(archiveGroup(local, id)).rejects.toMatchObject(refused);
  });

  test("with duties better kept apart is saved only by who says so", async () => {
    const permissions: Permission[] = ["worker.create", "pay.edit", "timesheet.approve"];
    await expect(createGroup(owner, form({ permissions }))).rejects.toMatchObject({
      refusals: [{ code: "group.separation", rules: ["pay-oneself"] }],
    });
    const accepted = await createGroup(owner, form({ permissions, accepted: ["pay-oneself"] }));
    expect(await groupWith(accepted.id)).toMatchObject({ version: 1 });
  });

  test("is not saved over what a colleague saved meanwhile", async () => {
    const { id } = await createGroup(owner, form());
    await editGroup(owner, id, form({ version: 1 }));
    await expect(editGroup(owner, id, form({ version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "group.changed-meanwhile" }],
    });
  });

  test("is put away only when nobody is in it, and comes back", async () => {
    const { id } = await createGroup(owner, form());
    await colleague(id);
    await expect(archiveGroup(owner, id)).rejects.toMatchObject({
      refusals: [{ code: "group.has-members", count: 1 }],
    });
    await query("DELETE FROM app.membership WHERE group_id = $1", [id]);
    await archiveGroup(owner, id);
    expect((await groupRows()).find((row) => row.id === id)).toMatchObject({ isArchived: true });
    await restoreGroup(owner, id);
    expect((await groupRows()).find((row) => row.id === id)).toMatchObject({ isArchived: false });
  });

  test("of owners may always do everything, and stays", async () => {
    const owners = (await groupRows()).find(({ key }) => key === "owner")!;
    const words = { nameEn: "Owners", nameEs: "Propietarios" };
    await editGroup(owner, owners.id, form({ ...words, permissions: ["page.view"], version: 1 }));
    expect((await groupWith(owners.id))!.permissions).toEqual([...everyPermission]);
    await expect(archiveGroup(owner, owners.id)).rejects.toMatchObject({ refusals: [{ code: "group.owner-fixed" }] });
    await expect(query("DELETE FROM app.\"group\" WHERE key = 'owner'")).rejects.toThrow("keeps its key");
    await expect(query("UPDATE app.\"group\" SET key = 'former' WHERE key = 'owner'")).rejects.toThrow("keeps its key");
  });
});

describe("who has this", () => {
  test("names everyone with the group and place it comes through", async () => {
    const { id } = await createGroup(owner, form({ permissions: ["device.edit"] }));
    const paula = await colleague(id, { kind: "event", id: "gala" });
    expect(await holdersOf(owner, "device.edit")).toMatchObject([
      { userId: paula, group: { id }, scope: { kind: "event", id: "gala" } },
    ]);
    expect(await membersOf(owner, id)).toMatchObject([{ userId: paula, name: "Paula Nieto" }]);
    await query("UPDATE app.staff SET deactivated_at = now() WHERE user_id = $1", [paula]);
    expect(await holdersOf(owner, "device.edit")).toEqual([]);
  });
});

describe("could they see it?", () => {
  test("yes, no, or only somewhere, with the way", async () => {
    const { id } = await createGroup(owner, form({ permissions: ["pay.view"] }));
    const everywhere = await colleague(id);
    const atTheGala = await colleague(id, { kind: "event", id: "gala" });
    const field = "worker.iban";
    expect(await checkAccess(owner, { person: everywhere, field })).toMatchObject({
      answer: "yes",
      permission: "pay.view",
      paths: [{ group: { id }, scope: "all" }],
    });
    expect(await checkAccess(owner, { person: atTheGala, field })).toMatchObject({ answer: "somewhere" });
    expect(await checkAccess(owner, { person: everywhere, field: "worker.dateOfBirth" })).toMatchObject({
      answer: "no",
      permission: "identity.view",
      paths: [],
    });
  });

  test("of a certain colleague it depends on where both are", async () => {
    const { id } = await createGroup(owner, form({ permissions: ["staff.view.contact"] }));
    const lead = await colleague(id, { kind: "event", id: "gala" });
    const here = await colleague(id, { kind: "event", id: "gala" });
    const elsewhere = await colleague(id, { kind: "event", id: "fair" });
    const field = "staff.email";
    expect(await checkAccess(owner, { person: lead, field, record: here })).toMatchObject({ answer: "yes" });
    expect(await checkAccess(owner, { person: lead, field, record: elsewhere })).toMatchObject({ answer: "no" });
  });

  test("of a worker it depends on the company, and workers are offered by name to who sees them", async () => {
    const created = await query(
      "INSERT INTO app.legal_entity (name, country) VALUES ('A', 'ES'), ('B', 'UK') RETURNING id",
    );
    const [home, away] = created.rows.map(({ id }) => id as string);
    const { rows } = await query(
      `INSERT INTO app.worker (code, status, first_name, last_name, email, country, language, worker_type, legal_entity_id, source)
       VALUES ('W-7W7W', 'active', 'Íñigo', 'Zubizarreta', 'i@groups.test', 'ES', 'es', 'permanent', $1, 'office') RETURNING id`,
      [home],
    );
    const record = rows[0].id as string;
    const { id } = await createGroup(owner, form({ permissions: ["pay.view"] }));
    const here = await colleague(id, { kind: "entity", id: home! });
    const elsewhere = await colleague(id, { kind: "entity", id: away! });
    const field = "worker.iban";
    expect(await checkAccess(owner, { person: here, field, record })).toMatchObject({ answer: "yes" });
    expect(await checkAccess(owner, { person: elsewhere, field, record })).toMatchObject({ answer: "no" });
    for (const text of ["inigo zubi", "w-7w7w"])
      expect(await workersCalled(owner, text)).toMatchObject([{ id: record, name: "Íñigo Zubizarreta (W-7W7W)" }]);
    const blind = who(["group.view", "staff.view"]);
    expect(await workersCalled(blind, "inigo")).toEqual([]);
    expect(await checkAccess(blind, { person: here, field, record })).toBeUndefined();
  });

  test("nothing is said of fields and people that there are not", async () => {
    expect(await checkAccess(owner, { person: crypto.randomUUID(), field: "worker.iban" })).toBeUndefined();
    expect(await checkAccess(owner, { person: crypto.randomUUID(), field: "worker.constructor" })).toBeUndefined();
    expect(await checkAccess(owner, {})).toBeUndefined();
  });
});
