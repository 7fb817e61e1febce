import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { archiveClient, createClient, editClient, restoreClient } from "./commands.server.ts";
import { clientCount, clientRows, clientWith } from "./queries.server.ts";
import { clientForm, type ClientForm } from "./schema.ts";

const { query } = useTestDatabase();

const everything = ["client.view", "client.create", "client.edit", "client.delete"] as const;
const office = who(everything);
const form = (name: string, fields: Partial<ClientForm> = {}): ClientForm => ({
  ...clientForm.parse({ name }),
  ...fields,
});
const taken = { refusals: [{ code: "record.name-taken", fields: ["name"] }] };
const stale = { refusals: [{ code: "record.changed-meanwhile" }] };

describe("a client", () => {
  test("is made, and the trail tells what it is", async () => {
    const { id } = await createClient(office, form("Ribera Catering", { contactPhone: "+34600123456" }));
    expect(await clientWith(office, id)).toMatchObject({ contactPhone: "+34600123456", version: 1 });
    expect(await lastActs()).toMatchObject([{ act: "client.create", subjects: [`client ${id}`] }]);
    const { rows } = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1", [id]);
    expect(JSON.parse(rows[0].clear)).toMatchObject({ name: { after: "Ribera Catering" } });
  });

  test("keeps its name to itself, whatever its case and accents, until it is archived", async () => {
    const { id } = await createClient(office, form("Café Gijón"));
    await expect(createClient(office, form("CAFE GIJON"))).rejects.toMatchObject(taken);
    await archiveClient(office, id);
    const { id: second } = await createClient(office, form("Cafe Gijón"));
    await expect(restoreClient(office, id)).rejects.toMatchObject(taken);
    await archiveClient(office, second);
    await restoreClient(office, id);
    expect(await clientWith(office, id)).toMatchObject({ archivedAt: null });
  });

  test("gets its name once when two make it at the same time", async () => {
    const both = await Promise.allSettled([createClient(office, form("Feria")), createClient(office, form("feria"))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: taken });
  });

  test("is not saved over what a colleague saved or archived meanwhile", async () => {
    const { id } = await createClient(office, form("Teatro Real"));
    await editClient(office, id, form("Teatro Real", { notes: "Stage door", version: 1 }));
    await expect(editClient(office, id, form("Mine", { version: 1 }))).rejects.toMatchObject(stale);
    const { rows } = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1 ORDER BY act_id DESC", [id]);
    expect(JSON.parse(rows[0].clear)).toEqual({ notes: { before: "", after: "Stage door" } });
    await archiveClient(office, id);
    await expect(editClient(office, id, form("Mine", { version: 3 }))).rejects.toMatchObject(stale);
  });

  test("is all that someone sees and edits who works for it alone", async () => {
    const { id: theirClientId } = await createClient(office, form("Palacio de Congresos"));
    const { id: other } = await createClient(office, form("Plaza Mayor"));
    const liaison = who(everything, { kind: "client", id: theirClientId });
    expect((await clientRows(liaison)).map(({ id }) => id)).toEqual([theirClientId]);
    expect([await clientCount(liaison), await clientWith(liaison, other)]).toEqual([1, undefined]);
    await editClient(liaison, theirClientId, form("Palacio", { version: 1 }));
    for (const actionName of [
      () => editClient(liaison, other, form("Plaza", { version: 1 })),
      () => archiveClient(liaison, other),
      () => createClient(liaison, form("New")),
    ])
      await expect(actionName()).rejects.toMatchObject({ name: "NotPermitted" });
    expect(await clientRows(who(["client.view"], { kind: "event", id: theirClientId }))).toEqual([]);
  });
});

describe("the form of a client", () => {
  test("takes Spanish and British numbers as people type them", () => {
    expect(clientForm.parse({ name: "X", contactPhone: "600 12 34 56" }).contactPhone).toBe("+34600123456");
    expect(clientForm.parse({ name: "X", contactPhone: "020 7946 0018" }).contactPhone).toBe("+442079460018");
    expect(clientForm.safeParse({ name: "X", contactPhone: "call me" }).error!.issues).toMatchObject([
      { path: ["contactPhone"], params: { fault: "telephone" } },
    ]);
  });
});
