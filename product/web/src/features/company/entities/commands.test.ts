import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { archiveEntity, createEntity, editEntity, restoreEntity } from "./commands.server.ts";
import { entityRows, entityWith } from "./queries.server.ts";
import { entityForm, type EntityForm } from "./schema.ts";

const { query } = useTestDatabase();

const everything = ["settings.view", "settings.edit", "settings.delete"] as const;
const office = who(everything);
const form = (name: string, fields: Partial<EntityForm> = {}): EntityForm => ({
  ...entityForm.parse({ name, country: "ES" }),
  ...fields,
});

describe("a legal entity", () => {
  test("is made, with its Spanish tax number as it is written officially", async () => {
    const { id } = await createEntity(office, form("Ribera Eventos", { taxId: "a-58818501" }));
    expect(await entityWith(office, id)).toMatchObject({ taxId: "A58818501", version: 1 });
    expect(await lastActs()).toMatchObject([{ act: "entity.create", subjects: [`entity ${id}`] }]);
  });

  test("has its account with the Social Security as it is written officially, and in doubt as it is typed", async () => {
    const right = await createEntity(office, form("Cotiza", { employerCode: "0111 28/1234567/42" }));
    const wrong = await createEntity(office, form("Duda", { employerCode: "28/1234567/43" }));
    expect(await entityWith(office, right.id)).toMatchObject({ employerCode: "28123456742" });
    expect(await entityWith(office, wrong.id)).toMatchObject({ employerCode: "28/1234567/43" });
  });

  test("keeps a tax number that is in doubt, and a British one, as they are typed", async () => {
    const doubtful = await createEntity(office, form("Doubt", { taxId: "A-5881850X" }));
    const british = await createEntity(office, form("Thames Crew", { country: "UK", taxId: "SC 123456" }));
    expect(await entityWith(office, doubtful.id)).toMatchObject({ taxId: "A-5881850X" });
    expect(await entityWith(office, british.id)).toMatchObject({ taxId: "SC 123456" });
  });

  test("keeps its name to itself, and is not saved over what a colleague saved", async () => {
    const { id } = await createEntity(office, form("Norte Servicios"));
    await expect(createEntity(office, form("norte servicios"))).rejects.toMatchObject({
      refusals: [{ code: "record.name-taken", fields: ["name"] }],
    });
    await editEntity(office, id, form("Norte Servicios", { address: "Gran Vía 1", version: 1 }));
    await expect(editEntity(office, id, form("Mine", { version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
  });

  test("is archived when it employs nobody any more, and comes back", async () => {
    const { id } = await createEntity(office, form("Sur Servicios"));
    await query(
      `INSERT INTO app.worker (code, status, first_name, country, language, worker_type, legal_entity_id, source)
       VALUES ('W-2222', 'active', 'Ana', 'ES', 'es', 'temporary', $1, 'office')`,
      [id],
    );
    await expect(archiveEntity(office, id)).rejects.toMatchObject({
      refusals: [{ code: "entity.has-workers", count: 1 }],
    });
    await query("UPDATE app.worker SET status = 'left' WHERE legal_entity_id = $1", [id]);
    await archiveEntity(office, id);
    expect((await entityRows(office)).find((row) => row.id === id)).toMatchObject({ isArchived: true });
    await restoreEntity(office, id);
    expect(await lastActs()).toMatchObject([{ act: "entity.restore", subjects: [`entity ${id}`] }]);
    expect(await entityWith(office, id)).toMatchObject({ archivedAt: null, version: 3 });
  });

  test("is all that someone sees and edits whose settings are its own", async () => {
    const { id: theirEntityId } = await createEntity(office, form("Este Servicios"));
    const { id: other } = await createEntity(office, form("Oeste Servicios"));
    const manager = who(everything, { kind: "entity", id: theirEntityId });
    expect((await entityRows(manager)).map(({ id }) => id)).toEqual([theirEntityId]);
    await editEntity(manager, theirEntityId, form("Este", { version: 1 }));
    await expect(editEntity(manager, other, form("Oeste", { version: 1 }))).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });
});
