import { homeDay } from "#request/clock.ts";
import { beforeAll, describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { revokeDocument } from "#features/papers/documents/commands.server.ts";
import { who } from "#testing/who.ts";
import { workersAndPapers } from "#testing/workers.ts";
import { lastActs, test } from "#testing/world.ts";
import { claimQualification, removeQualification, verifyQualification } from "./commands.server.ts";
import { qualificationsOf } from "./queries.server.ts";
import { claimForm, verifyForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });
const { someone, paper } = workersAndPapers(query);
const id = {} as Record<string, string>;
beforeAll(async () => {
  for (const { key, id: known } of (await query("SELECT key, id FROM app.qualification")).rows) id[key] = known;
});

const keeper = who(["worker.view", "qualification.view", "qualification.edit"]);
const approver = who(["worker.view", "qualification.view", "qualification.approve"]);
const reviewer = who(["worker.view", "document.view", "document.approve"]);
const refused = (code: string) => expect.objectContaining({ refusals: [expect.objectContaining({ code })] });
const claim = (worker: string, key: string, level = "") =>
  claimQualification(keeper, worker, claimForm.parse({ choice: `${id[key]}${level}` }));
const verify = (worker: string, key: string, fields: object = {}) =>
  verifyQualification(
    approver,
    worker,
    verifyForm.parse({ qualificationId: id[key], evidence: "seen", validFrom: "2026-01-01", version: 1, ...fields }),
  );
const heldQualifications = async (worker: string) => (await qualificationsOf(worker, "en", homeDay())).held;

/** Someone whose role asks for first aid. */
async function steward() {
  const worker = await someone();
  await query(
    `WITH made AS (INSERT INTO app.role (key, name_en, name_es) VALUES ($2, $2, $2) RETURNING id),
       asks AS (INSERT INTO app.role_qualification SELECT made.id, $3 FROM made)
     INSERT INTO app.worker_role (worker_id, role_id) SELECT $1, id FROM made`,
    [worker, `steward-${worker.slice(0, 8)}`, id["first-aid"]],
  );
  return worker;
}

describe("a qualification", () => {
  test("lasts as long as the law says where someone works: first aid 24 months in Spain, 36 in the UK", async () => {
    for (const [country, validUntil] of [
      ["ES", "2028-01-01"],
      ["UK", "2029-01-01"],
    ] as const) {
      const worker = await someone({ country, legalEntityId: demoEntities[country].id });
      await claim(worker, "first-aid");
      await verify(worker, "first-aid");
      expect(await heldQualifications(worker)).toMatchObject([{ validUntil }]);
    }
  });

  test("is claimed with its level, once, and counts when it is verified", async () => {
    const worker = await steward();
    expect((await qualificationsOf(worker, "en", homeDay())).lacking).toMatchObject([
      { name: "First aid", standing: "missing" },
    ]);
    await claim(worker, "first-aid");
    await claim(worker, "rope-access", "/2");
    await expect(claim(worker, "first-aid")).rejects.toEqual(refused("worker.qualification-held"));
    for (const level of ["", "/4"])
      await expect(claim(await someone(), "rope-access", level)).rejects.toEqual(refused("record.choice-gone"));
    expect((await qualificationsOf(worker, "es", homeDay())).lacking).toMatchObject([{ standing: "claimed" }]);
    await verify(worker, "first-aid");
    expect(await lastActs()).toMatchObject([{ act: "worker.qualify", actorId: approver.id }]);
    expect((await qualificationsOf(worker, "en", homeDay())).lacking).toEqual([]);
    expect(await heldQualifications(worker)).toMatchObject([
      { name: "First aid", standing: "valid", validUntil: "2028-01-01" },
      { name: "Rope access", level: "Level 2", standing: "claimed" },
    ]);
    const { rows } = await query(
      "SELECT DISTINCT top_reason->>'code' AS code FROM app.clearance_span WHERE worker_id = $1 AND first_day > '2028-01-01'",
      [worker],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test("counts for what follows from it", async () => {
    const worker = await steward();
    await claim(worker, "lifeguard");
    expect(await qualificationsOf(worker, "en", homeDay())).toMatchObject({
      lacking: [{ standing: "claimed" }],
      following: [{ name: "First aid", through: "Lifeguard", isValid: false }],
    });
    await verify(worker, "lifeguard", { validUntil: "2026-06-30" });
    expect((await qualificationsOf(worker, "en", homeDay())).lacking).toMatchObject([{ standing: "ended" }]);
    await verify(worker, "lifeguard", { version: 2 });
    expect(await qualificationsOf(worker, "en", homeDay())).toMatchObject({
      lacking: [],
      following: [{ isValid: true }],
    });
  });

  test("never outlives the paper that shows it, and is only claimed once that is revoked", async () => {
    const worker = await someone();
    const evidence = await paper(worker, "food-handler", { validUntil: "2027-03-31" });
    const waiting = await paper(worker, "passport", { state: "uploaded" });
    await claim(worker, "first-aid");
    await expect(verify(worker, "first-aid", { evidence: waiting })).rejects.toEqual(refused("record.choice-gone"));
    await expect(verify(await someoneWith("first-aid"), "first-aid", { evidence })).rejects.toEqual(
      refused("record.choice-gone"),
    );
    await expect(verify(worker, "first-aid", { evidence, validFrom: "2027-04-01" })).rejects.toEqual(
      refused("worker.evidence-ended"),
    );
    await verify(worker, "first-aid", { evidence, validUntil: "2030-01-01" });
    expect(await heldQualifications(worker)).toMatchObject([
      { standing: "valid", validUntil: "2027-03-31", verifiedAt: expect.any(Date) },
    ]);

    await revokeDocument(reviewer, evidence, { version: 1 });
    expect(await heldQualifications(worker)).toMatchObject([
      { standing: "claimed", evidence: null, verifiedAt: null, version: 3 },
    ]);
    expect((await lastActs(2)).map(({ act }) => act)).toContain("worker.qualification");
  });

  test("is verified by those who may approve and removed by those who may edit, as they saw it", async () => {
    const worker = await someone();
    await claim(worker, "forklift");
    const form = verifyForm.parse({
      qualificationId: id["forklift"],
      evidence: "seen",
      validFrom: "2026-01-01",
      version: 1,
    });
    await expect(verifyQualification(keeper, worker, form)).rejects.toMatchObject({ name: "NotPermitted" });
    await verify(worker, "forklift");
    const removal = { qualificationId: id["forklift"]!, version: 1 };
    await expect(removeQualification(keeper, worker, removal)).rejects.toEqual(refused("record.changed-meanwhile"));
    await expect(removeQualification(approver, worker, removal)).rejects.toMatchObject({ name: "NotPermitted" });
    await removeQualification(keeper, worker, { ...removal, version: 2 });
    expect(await heldQualifications(worker)).toEqual([]);
    const faults = (fields: object) =>
      verifyForm.safeParse({ ...form, ...fields }).error?.issues.map(({ path }) => path[0]);
    expect([faults({ validUntil: "2025-12-31" }), faults({ evidence: "x" }), faults({ validFrom: "" })]).toEqual([
      ["validUntil"],
      ["evidence"],
      ["validFrom"],
    ]);
  });
});

async function someoneWith(key: string): Promise<string> {
  const worker = await someone();
  await claim(worker, key);
  return worker;
}
