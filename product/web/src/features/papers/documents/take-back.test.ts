import { beforeAll, describe, expect } from "vitest";
import { plusDays } from "@product/domain/time/local-date";
import { inTransaction } from "@product/database/write";
import { newVersionOf, receiveFiles } from "#features/papers/document-intake/intake.server.ts";
import { homeDay } from "#request/clock.ts";
import { contracted } from "#testing/contracted.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { takeBackDocument, verifyDocument } from "./commands.server.ts";
import { verifyForm } from "./schema.ts";

const { query, entities } = useTwoEntities();

const hr = who(["document.view", "document.create", "document.approve", "worker.view"]);

const kinds: Record<string, string> = {};
beforeAll(async () => {
  for (const { id, key } of (await query("SELECT id, key FROM app.document_type")).rows) kinds[key] = id;
  await query("UPDATE app.document_type SET has_expiry = true, alert_days = '{60,30,7,0}' WHERE key = 'prl-training'");
});

const inDays = (days: number) => plusDays(homeDay(), days);
const someone = () => contracted(entities.ribera);
const scan = () => ({ path: crypto.randomUUID(), type: "application/pdf", size: 1, sha256: Buffer.alloc(32) });
const arrived = (workerId: string, kind = "prl-training", files = [scan()]) =>
  inTransaction(async (tx) => {
    const version = await newVersionOf(tx, workerId, kinds[kind]!, "office");
    await receiveFiles(tx, version, files, { now: new Date() });
    return version;
  });
const typed = (fields: object = {}, key = "prl-training") =>
  verifyForm({ key, proves: null, hasExpiry: false }).parse({ version: 2, ...fields });
const versionsOf = async (workerId: string) =>
  (
    await query(
      "SELECT state, valid_until::text FROM app.document WHERE worker_id = $1 ORDER BY number_in_chain, document_type_id",
      [workerId],
    )
  ).rows;
const spansOf = async (workerId: string) =>
  (await query("SELECT * FROM app.clearance_span WHERE worker_id = $1 ORDER BY role_id, first_day", [workerId])).rows;
const refusedAs = (code: string) => ({ refusals: [{ code }] });

describe("a document", () => {
  test("is not verified when it came without a file, unless no copy of its kind is kept", async () => {
    const worker = await someone();
    const { id } = await arrived(worker, "prl-training", []);
    await expect(verifyDocument(hr, id, typed())).rejects.toMatchObject(refusedAs("document.without-file"));
    expect(await versionsOf(worker)).toMatchObject([{ state: "uploaded" }]);
    const noted = await arrived(worker, "sexual-offences-es", []);
    await verifyDocument(hr, noted.id, typed({}, "sexual-offences-es"));
  });

  test("waits again when the verification is taken back in time, and what was in force before is so again", async () => {
    const worker = await someone();
    await verifyDocument(hr, (await arrived(worker)).id, typed({ validUntil: inDays(30) }));
    const before = await spansOf(worker);
    const { id } = await arrived(worker);
    await verifyDocument(hr, id, typed({ validUntil: inDays(800) }));
    expect(await spansOf(worker)).not.toEqual(before);
    await takeBackDocument(hr, id, { version: 3 });
    expect(await versionsOf(worker)).toMatchObject([
      { state: "verified", valid_until: inDays(30) },
      { state: "in_review" },
    ]);
    expect(await spansOf(worker)).toEqual(before);
    expect(await lastActs()).toMatchObject([{ act: "document.take-back", actorId: hr.id }]);
    await verifyDocument(hr, id, typed({ version: 4 }));
    await query("UPDATE app.document SET reviewed_at = now() - interval '24 hours' WHERE id = $1", [id]);
    await expect(takeBackDocument(hr, id, { version: 5 })).rejects.toMatchObject(refusedAs("document.taken-back-late"));
  });

  test("is not taken back over one that waits already", async () => {
    const worker = await someone();
    const { id } = await arrived(worker);
    await verifyDocument(hr, id, typed());
    await arrived(worker);
    await expect(takeBackDocument(hr, id, { version: 3 })).rejects.toMatchObject(refusedAs("document.on-its-way"));
  });
});
