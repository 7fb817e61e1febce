import { describe, expect } from "vitest";
import type { Actor } from "@product/domain/actor";
import { clearance } from "@product/domain/clearance/clearance";
import { plusDays } from "@product/domain/time/local-date";
import type { Permission } from "@product/domain/permissions/catalogue";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { refreshClearance } from "@product/database/clearance/refresh";
import { database } from "@product/database/client";
import { inTransaction } from "@product/database/write";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { typed, useArrivals } from "#testing/papers/arrivals.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import {
  askAgain,
  recordDocument,
  openDocument,
  rejectDocument,
  revokeDocument,
  verifyDocument,
} from "./commands.server.ts";
import { verifyForm } from "./schema.ts";

const { query, entities, kinds, arrived } = useArrivals();

const reviewing: Permission[] = [
  "document.view",
  "document.create",
  "document.approve",
  "worker.view",
  "worker.create",
];
const health: Permission = "document.view.health-fitness";
const hr = who([...reviewing, health, "worker.edit", "identity.view", "identity.edit"]);
const colleague = who(reviewing);

const today = homeDay();
const inDays = (days: number) => plusDays(today, days);
let count = 0;
async function someone(legalEntityId = entities.ribera) {
  count += 1;
  const form = { firstName: "Maialen", lastName: `Ruiz ${count}`, email: `m${count}@papers.test`, country: "ES" };
  const more = { language: "es", workerType: "temporary", legalEntityId, version: 0 };
  return (await createWorker(hr, createForm.parse({ ...form, ...more }))).id;
}
const versionsOf = async (workerId: string) =>
  (
    await query(
      "SELECT id, state, number_in_chain AS n, valid_from::text, valid_until::text, supersedes_id FROM app.document WHERE worker_id = $1 ORDER BY number_in_chain",
      [workerId],
    )
  ).rows;
const refusedAs = (code: string) => ({ refusals: [{ code }] });

describe("a document that is reviewed", () => {
  test("is verified; the version before stays as the one that was followed", async () => {
    const worker = await someone();
    const first = await arrived(worker);
    await openDocument(hr, first.id, { version: 2 });
    await verifyDocument(hr, first.id, typed({ validUntil: inDays(30), number: "FP-20817", version: 3 }));
    const second = await arrived(worker);
    await verifyDocument(hr, second.id, typed({ validUntil: inDays(800) }));
    expect(await versionsOf(worker)).toMatchObject([
      { n: 1, state: "superseded", valid_until: inDays(30), supersedes_id: null },
      { n: 2, state: "verified", valid_until: inDays(800), supersedes_id: first.id },
    ]);
    expect(await lastActs()).toMatchObject([
      { act: "document.verify", actorId: hr.id, subjects: [`worker ${worker}`] },
    ]);
    const { rows } = await query("SELECT details_sealed, number_hash FROM app.document WHERE id = $1", [first.id]);
    expect(rows[0].details_sealed.toString("latin1")).not.toContain("20817");
    expect(rows[0].number_hash).toHaveLength(32);
  });

  test("is decided once: of two reviewers at the same moment one is told", async () => {
    const worker = await someone();
    const { id } = await arrived(worker);
    const both = await Promise.allSettled([
      verifyDocument(hr, id, typed()),
      rejectDocument(colleague, id, { version: 2, reason: "unreadable" }),
    ]);
    const lost = both.filter((outcome) => outcome.status === "rejected");
    expect(lost.map(({ reason }) => reason)).toMatchObject([refusedAs("record.changed-meanwhile")]);
  });

  test("is rejected for a reason, and what is in force stays", async () => {
    const worker = await someone();
    await verifyDocument(hr, (await arrived(worker)).id, typed());
    const { id } = await arrived(worker);
    await rejectDocument(hr, id, { version: 2, reason: "unreadable" });
    expect((await versionsOf(worker)).map(({ state }) => state)).toEqual(["verified", "rejected"]);
    expect(await lastActs()).toMatchObject([{ act: "document.reject" }]);
    await expect(verifyDocument(hr, id, typed({ version: 3 }))).rejects.toMatchObject(
      refusedAs("record.changed-meanwhile"),
    );
  });

  test("is asked for again, with the reason by a letter; a rejection alone of what the office brought sends none", async () => {
    const worker = await someone();
    const letters = async () =>
      (
        await query("SELECT payload FROM app.job WHERE kind = 'document.letter' AND payload->>'workerId' = $1", [
          worker,
        ])
      ).rows.length;
    await rejectDocument(hr, (await arrived(worker)).id, { version: 2, reason: "other" });
    expect(await letters()).toBe(0);
    const { id } = await arrived(worker);
    await askAgain(hr, id, { version: 2, reason: "unreadable" });
    expect(await letters()).toBe(1);
    expect((await versionsOf(worker)).at(-1)).toMatchObject({ state: "rejected" });
    const third = await arrived(worker);
    await query("UPDATE app.worker SET email = NULL, mobile = NULL WHERE id = $1", [worker]);
    await expect(askAgain(hr, third.id, { version: 2, reason: "other" })).rejects.toMatchObject(
      refusedAs("worker.unreachable"),
    );
  });

  test("is revoked, and counts no more", async () => {
    const worker = await someone();
    const { id } = await arrived(worker);
    await verifyDocument(hr, id, typed());
    await revokeDocument(hr, id, { version: 3 });
    expect(await versionsOf(worker)).toMatchObject([{ state: "revoked" }]);
  });

  test("takes no place that leaves days without any, and none of them where it follows at once", async () => {
    const worker = await someone();
    await verifyDocument(hr, (await arrived(worker)).id, typed({ validFrom: "2024-01-01", validUntil: inDays(20) }));
    const { id } = await arrived(worker);
    await expect(
      verifyDocument(hr, id, typed({ validFrom: inDays(22), validUntil: inDays(400) })),
    ).rejects.toMatchObject(refusedAs("document.begins-later"));
    await verifyDocument(hr, id, typed({ validFrom: inDays(21), validUntil: inDays(400) }));
    expect((await versionsOf(worker)).at(-1)).toMatchObject({ valid_from: "2024-01-01", valid_until: inDays(400) });
  });

  test("with the number of another is told, and verified only by who says that it is right", async () => {
    const [workerId, other] = [await someone(), await someone()];
    await verifyDocument(hr, (await arrived(workerId)).id, typed({ number: "CM-55 102" }));
    const { id } = await arrived(other);
    await expect(verifyDocument(hr, id, typed({ number: "cm55102" }))).rejects.toMatchObject({
      refusals: [{ code: "document.number-shared", n: 1 }],
    });
    await verifyDocument(hr, id, typed({ number: "cm55102", isShared: true }));
  });
});

describe("who decides", () => {
  test("needs the permission where the worker is", async () => {
    const { id } = await arrived(await someone());
    const elsewhere = who(reviewing, { kind: "entity", id: entities.thames });
    await expect(verifyDocument(elsewhere, id, typed())).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(verifyDocument(who(["document.view"]), id, typed())).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("is in the group that the kind names, or an owner", async () => {
    const { rows } = await query(
      `INSERT INTO app."group" (key, name_en, name_es) VALUES ('safety', 'Safety', 'Prevención') RETURNING id`,
    );
    await query("UPDATE app.document_type SET verifier_group_id = $1 WHERE key = 'food-handler'", [rows[0].id]);
    const { id } = await arrived(await someone(), "food-handler");
    await expect(verifyDocument(hr, id, typed())).rejects.toMatchObject({
      refusals: [{ code: "document.verifier-needed", groupEs: "Prevención" }],
    });
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Jon', 'es')", [colleague.id]);
    await query("INSERT INTO app.staff (user_id, email) VALUES ($1, 'jon@office.test')", [colleague.id]);
    await query("INSERT INTO app.membership (user_id, group_id) VALUES ($1, $2)", [colleague.id, rows[0].id]);
    await verifyDocument(colleague, id, typed());
  });

  test("notes what a paper says of which no copy is kept; of health only those who hold that class", async () => {
    const worker = await someone();
    const form = verifyForm({ key: "medical-fitness", proves: "fitness", hasExpiry: true }).parse({
      fitness: "not_fit",
      validUntil: inDays(300),
      version: 0,
    });
    const note = (actor: Actor) => recordDocument(actor, worker, kinds["medical-fitness"]!, form);
    await expect(note(colleague)).rejects.toMatchObject({ name: "NotPermitted" });
    await note(hr);
    expect(await versionsOf(worker)).toMatchObject([{ state: "verified", valid_until: inDays(300) }]);
    expect((await readFacts(database, [worker], clockNow())).get(worker)!.facts.documents).toMatchObject([
      { fitness: "not_fit" },
    ]);
    await expect(recordDocument(hr, worker, kinds["prl-training"]!, form)).rejects.toMatchObject(
      refusedAs("document.copy-needed"),
    );
  });
});

test("case 5: what ends on the second of three days makes the third amber, and a renewal makes it green by itself", async () => {
  const worker = await someone();
  const [first, second, third] = [inDays(10), inDays(11), inDays(12)];
  await verifyDocument(hr, (await arrived(worker)).id, typed({ validUntil: second }));
  const on = async (from: string, until: string) => {
    const { facts } = (await readFacts(database, [worker], clockNow())).get(worker)!;
    const { reasons } = clearance(facts, await readRules(database), { mode: "assign" }, { from, until }, today);
    return reasons.filter(({ rule }) => rule === "DOC-PRL-TRAINING").map((reason) => [reason.verdict, reason.from]);
  };
  expect(await on(first, second)).toEqual([]);
  expect(await on(third, third)).toEqual([["WARN", third]]);
  const before = await spansOf(worker);

  const renewal = await arrived(worker);
  expect(await on(third, third)).toEqual([["WARN", third]]);
  await verifyDocument(hr, renewal.id, typed({ validUntil: inDays(700) }));
  expect(await on(first, third)).toEqual([]);
  expect(await versionsOf(worker)).toMatchObject([
    { n: 1, state: "superseded", valid_until: second },
    { n: 2, state: "verified" },
  ]);
  // The derived spans were rewritten in the same transaction, with the same result as a fresh computation.
  const after = await spansOf(worker);
  expect(after).not.toEqual(before);
  await inTransaction((tx) => refreshClearance(tx, [worker], clockNow()));
  expect(await spansOf(worker)).toEqual(after);
});

const spansOf = async (workerId: string) =>
  (await query("SELECT * FROM app.clearance_span WHERE worker_id = $1 ORDER BY role_id, first_day", [workerId])).rows;
