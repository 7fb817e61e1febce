/** Tests of how the office reads and uploads documents, with real files. */
import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, describe, expect } from "vitest";
import type { Actor } from "@product/domain/actor";
import { plusDays } from "@product/domain/time/local-date";
import type { Permission } from "@product/domain/permissions/catalogue";
import { demoEntities } from "@product/database/demo/worker-words";
import { workerIdentities } from "@product/database/tables/people/worker-record";
import { sealsOf } from "@product/database/person-keys";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import {
  endingFor,
  nextAfter,
  waitingCount,
  waitingFor,
  waitingKinds,
} from "#features/papers/document-review/queries.server.ts";
import { homeDay } from "#request/clock.ts";
import { filesContext } from "#request/ports/files.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { addDocument, lookAtDocument, verifyDocument } from "./commands.server.ts";
import { checkNumber, documentInScope, documentsOf, fileInScope, reviewOf } from "./queries.server.ts";
import { addForm, verifyForm } from "./schema.ts";

const { query, url } = useTestDatabase({ people: true });
const parts = useFiles(url);

const permissions: Permission[] = ["worker.view", "document.view", "document.create", "document.approve"];
const health: Permission = "document.view.health-fitness";
const hr = who([...permissions, health]);
const clerk = who(permissions);
const inSpain = who([...permissions, health], { kind: "entity", id: demoEntities.ES.id });
const planner = who(["worker.view"]);

type Owner = { id: string; legalEntityId: string };
let spanish: Owner;
let british: Owner;
const kinds: Record<string, string> = {};
beforeAll(async () => {
  const oneOf = async (entity: string): Promise<Owner> =>
    (
      await query(
        `SELECT id, legal_entity_id AS "legalEntityId" FROM app.worker
         WHERE legal_entity_id = $1 AND merged_into IS NULL AND status = 'active' ORDER BY code LIMIT 1`,
        [entity],
      )
    ).rows[0];
  [spanish, british] = [await oneOf(demoEntities.ES.id), await oneOf(demoEntities.UK.id)];
  for (const { id, key } of (await query("SELECT id, key FROM app.document_type")).rows) kinds[key] = id;
});
beforeEach(() => query("DELETE FROM storage.objects; DELETE FROM app.document"));

const sent = () => {
  const context = new RouterContextProvider();
  context.set(filesContext, parts.files);
  return { context };
};
const fileOf = (bytes: Uint8Array, name = "scan.png") => new File([bytes as Uint8Array<ArrayBuffer>], name);
const text = (value: string) => new TextEncoder().encode(value);
const picture = () => fileOf(blackPng(60, 40));
const pdf = () => fileOf(text("%PDF-1.7\n%%EOF\n"), "scan.pdf");
const add = (actor: Actor, owner: Owner, key: string, files: File[]) =>
  addDocument(actor, owner, addForm.parse({ kind: kinds[key], files }), sent());
const stored = async () => Number((await query("SELECT count(*) FROM storage.objects")).rows[0].count);
const rowOf = async (actor: Actor, key: string) =>
  (await documentsOf(actor, spanish, "en")).rows.find(({ kind }) => kind.key === key);

describe("a whole number", () => {
  test("is shown to who compares it with the paper, and to nobody afterwards", async () => {
    const { id } = await add(hr, spanish, "dni", [picture(), picture()]);
    const seal = (await inTransaction((tx) => sealsOf(tx, [spanish.id]))).get(spanish.id)!;
    const details = seal.close(JSON.stringify({ number: "12345678Z" }));
    await query("UPDATE app.document SET details_sealed = $2 WHERE id = $1", [id, details]);
    expect((await reviewOf(hr, id, "en"))!.knownNumber).toEqual({ number: "12345678Z", isFromRecord: false });
    const throughTheirEyes = { ...hr, viewedBy: { id: crypto.randomUUID(), name: "Otto" } };
    expect(JSON.stringify(await reviewOf(throughTheirEyes, id, "en"))).not.toContain("12345678Z");
    await query("UPDATE app.document SET state = 'verified' WHERE id = $1", [id]);
    expect(JSON.stringify(await reviewOf(hr, id, "en"))).not.toContain("12345678Z");
  });

  test("is taken from the record to be compared, for who may know it there", async () => {
    const { id } = await add(hr, spanish, "passport", [picture()]);
    await inTransaction(async (tx) => {
      const seal = (await sealsOf(tx, [spanish.id])).get(spanish.id)!;
      await tx.execute(sql`DELETE FROM app.worker_identity WHERE worker_id = ${spanish.id} AND type = 'PASSPORT'`);
      await tx.insert(workerIdentities).values({
        workerId: spanish.id,
        type: "PASSPORT",
        country: "MA",
        valueSealed: seal.close("AB1234567"),
        valueHash: Buffer.alloc(32, 7),
      });
    });
    const comparedNumber = async (actor: Actor) => (await reviewOf(actor, id, "en"))!.knownNumber;
    expect(await comparedNumber(who([...permissions, "identity.view"]))).toEqual({
      number: "AB1234567",
      isFromRecord: true,
    });
    expect(await comparedNumber(hr)).toBeNull();
  });
});

describe("what the office brings", () => {
  test("waits for a review, with both sides", async () => {
    const { id } = await add(hr, spanish, "dni", [picture(), picture()]);
    expect(await lastActs()).toMatchObject([{ act: "document.add", subjects: [`worker ${spanish.id}`] }]);
    expect((await reviewOf(hr, id, "es"))!).toMatchObject({
      kind: { name: "DNI" },
      now: null,
      // Nobody has read its days yet, so none are proposed.
      next: {
        n: 1,
        state: "uploaded",
        validFrom: null,
        validUntil: null,
        files: [{ type: "image/png" }, { type: "image/png" }],
      },
      mayDecide: true,
    });
    await expect(add(hr, spanish, "dni", [pdf()])).rejects.toMatchObject({
      refusals: [{ code: "document.on-its-way" }],
    });
    expect(await stored()).toBe(2);
  });

  test("is refused with nothing left behind when it is hostile, half, or too much", async () => {
    const svg = fileOf(text("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "card.png");
    const html = fileOf(Buffer.from("\xff\xd8\xff<html><script>x</script>", "latin1"), "card.jpg");
    for (const [files, code] of [
      [[], "document.file-needed"],
      [[fileOf(new Uint8Array(), "")], "document.file-needed"],
      [[picture()], "document.both-sides-needed"],
      [[picture(), svg], "document.kind-not-taken"],
      [[picture(), html], "file.broken"],
      [Array.from({ length: 11 }, picture), "document.too-many-files"],
      [[fileOf(text("%PDF-1.7 cut off"), "a.pdf")], "file.broken"],
    ] as [File[], string][])
      await expect(add(hr, spanish, "dni", files)).rejects.toMatchObject({ refusals: [{ code }] });
    expect(await stored()).toBe(0);
    expect((await query("SELECT FROM app.document")).rows).toEqual([]);
  });

  test("is only noted where no copy is kept, and only where they may bring it", async () => {
    await expect(add(hr, spanish, "medical-fitness", [pdf()])).rejects.toMatchObject({
      refusals: [{ code: "document.only-noted" }],
    });
    await expect(add(clerk, spanish, "medical-fitness", [pdf()])).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(add(inSpain, british, "passport", [pdf()])).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(add(who(["document.view"]), spanish, "passport", [pdf()])).rejects.toMatchObject({
      name: "NotPermitted",
    });
    expect(await stored()).toBe(0);
  });
});

const verified = async (actor: Actor, owner: Owner, key: string, days: number | null, number?: string) => {
  const { id } = await add(actor, owner, key, [pdf()]);
  const validUntil = days === null ? undefined : plusDays(homeDay(), days);
  const kind = { key, proves: null, hasExpiry: false };
  await verifyDocument(actor, id, verifyForm(kind).parse({ version: 2, number, validUntil }));
  return id;
};

describe("what is seen", () => {
  test("is each kind with its masked number, its days left, and what is missing", async () => {
    await verified(hr, spanish, "passport", 8, "PAA123417");
    expect(await rowOf(hr, "passport")).toMatchObject({
      isAsked: true,
      now: { number: "•••• 3417", shown: "expiring", daysLeft: 8 },
      next: null,
    });
    expect(await rowOf(hr, "prl-training")).toMatchObject({ isAsked: true, now: null, next: null, versions: [] });
    expect(JSON.stringify(await documentsOf(hr, spanish, "en"))).not.toContain("PAA123417");
  });

  test("of health only by those who hold that class, and nothing of elsewhere", async () => {
    await query("UPDATE app.document_type SET copy_kept = true WHERE key = 'medical-fitness'");
    const { id } = await add(hr, spanish, "medical-fitness", [pdf()]);
    expect(await rowOf(hr, "medical-fitness")).toMatchObject({ next: { state: "uploaded" } });
    expect(await rowOf(clerk, "medical-fitness")).toBeUndefined();
    expect(await documentInScope(clerk, id)).toBeUndefined();
    expect(await waitingCount(clerk)).toMatchObject({ n: 0 });
    const { id: passportId } = await add(hr, british, "passport", [pdf()]);
    expect(await documentInScope(inSpain, passportId)).toBeUndefined();
    expect(await documentInScope(planner, passportId)).toBeUndefined();
    const { rows } = await query("SELECT id FROM app.document_file WHERE document_id = $1", [passportId]);
    expect(await fileInScope(inSpain, rows[0].id)).toBeUndefined();
    expect(await fileInScope(hr, rows[0].id)).toMatchObject({ worker: { id: british.id } });
    expect((await waitingFor(inSpain, {}, "en")).rows.map((row) => row.id)).toEqual([id]);
    await query("UPDATE app.document_type SET copy_kept = false WHERE key = 'medical-fitness'");
  });

  test("is written down where it shows who someone is", async () => {
    await lookAtDocument(hr, spanish);
    expect(await lastActs()).toMatchObject([
      { act: "document.look", actorId: hr.id, subjects: [`worker ${spanish.id}`] },
    ]);
    await expect(lookAtDocument(planner, spanish)).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("tells a reviewer whether a number is someone else's", async () => {
    await verified(hr, spanish, "driving-licence", 90, "X-77 1");
    const { id } = await add(hr, british, "driving-licence", [pdf()]);
    expect(await checkNumber(hr, { document: id, number: "x771" })).toMatchObject({ others: 1, isOwn: undefined });
    expect(await checkNumber(hr, { document: id, number: "x772" })).toMatchObject({ others: 0 });
    expect(await checkNumber(planner, { document: id, number: "x771" })).toBeUndefined();
  });
});

describe("the queue", () => {
  test("has the oldest first, by kind, and goes on to the next", async () => {
    const first = (await add(hr, spanish, "passport", [pdf()])).id;
    const second = (await add(hr, british, "passport", [pdf()])).id;
    const third = (await add(hr, spanish, "driving-licence", [pdf()])).id;
    expect((await waitingFor(hr, {}, "en")).rows.map(({ id }) => id)).toEqual([first, second, third]);
    expect((await waitingFor(hr, { after: first }, "en")).rows.map(({ id }) => id)).toEqual([second, third]);
    expect((await waitingFor(hr, { kind: kinds["driving-licence"] }, "en")).rows).toMatchObject([{ id: third }]);
    expect(await waitingKinds(hr, "es")).toMatchObject([
      { name: "Pasaporte", n: 2 },
      { name: "Permiso de conducir", n: 1 },
    ]);
    expect(await waitingCount(hr)).toMatchObject({ n: 3 });
    expect(await nextAfter(hr, first, undefined)).toBe(second);
    expect(await nextAfter(hr, third, undefined)).toBe(first);
  });

  test("shows what ends within sixty days or has ended, the nearest first", async () => {
    const soon = await verified(hr, spanish, "driving-licence", 20);
    await verified(hr, british, "passport", 61);
    const past = await verified(hr, spanish, "passport", 5);
    await query("UPDATE app.document SET valid_until = current_date - 3, valid_from = NULL WHERE id = $1", [past]);
    await add(hr, spanish, "passport", [pdf()]);
    const { rows } = await endingFor(hr, {}, "en");
    expect(rows).toMatchObject([
      { id: past, shown: "expired", renewal: "uploaded" },
      { id: soon, shown: "expiring", daysLeft: 20, renewal: null },
    ]);
    expect((await endingFor(hr, { after: past }, "en")).rows).toMatchObject([{ id: soon }]);
  });
});
