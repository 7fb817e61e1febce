import { describe, expect } from "vitest";
import { identityReasons } from "@product/domain/clearance/checks/identity";
import { rightToWorkReasons } from "@product/domain/clearance/checks/right-to-work";
import { readFacts } from "@product/database/clearance/read-facts";
import { database } from "@product/database/client";
import { clockNow } from "#request/clock.ts";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { termLimitOn } from "@product/domain/papers/right-to-work";
import { who } from "#testing/who.ts";
import { workersAndPapers } from "#testing/workers.ts";
import { lastActs, test } from "#testing/world.ts";
import {
  addTerm,
  markSelfEmployed,
  recordCheck,
  removeGuardian,
  removeTerm,
  revealCode,
  saveGuardian,
  unmarkSelfEmployed,
} from "./commands.server.ts";
import { basisOf, checksOf, consentOf, guardianOf, papersOf, selfEmployedMarkOf, termsOf } from "./queries.server.ts";
import { checkForm, guardianForm, revealForm, selfEmployedForm, termForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });
const { someone, paper } = workersAndPapers(query);

const hr = who(["worker.view", "identity.view", "identity.edit"]);
const planner = who(["worker.view", "availability.view", "availability.edit", "qualification.view"]);
const british = { country: "UK", legalEntityId: demoEntities.UK.id };
const code = checkForm.parse({
  method: "share_code",
  outcome: "limited",
  checkedOn: "1/9/2026",
  validUntil: "31/10/2027",
  termHours: "20",
  shareCode: "w12 345 678",
  seen: "Photo of the online profile",
});

describe("a check of the right to work", () => {
  test("is kept with who made it, its code closed and masked, and the clearance follows", async () => {
    const id = await someone({ ...british, birthDate: "2001-05-06" });
    await recordCheck(hr, id, code);
    const [check] = await checksOf(id, "en");
    expect(check).toMatchObject({
      country: "UK",
      method: "share_code",
      outcome: "limited",
      checkedOn: "2026-09-01",
      validUntil: "2027-10-31",
      termHours: 20,
      seen: "Photo of the online profile",
      code: { masked: "•••• 5678", isDoubtful: false, endsBy: "2026-11-30" },
    });
    const { rows } = await query("SELECT * FROM app.right_to_work_check WHERE worker_id = $1", [id]);
    expect(rows[0].checked_by).toBe(hr.id);
    expect(rows[0].details_sealed.toString("latin1")).not.toContain("W12345678");
    expect(await lastActs()).toMatchObject([
      { act: "worker.right-to-work", actorId: hr.id, subjects: [`worker ${id}`] },
    ]);
    expect(
      (await query("SELECT FROM app.clearance_span WHERE worker_id = $1 AND first_day = '2027-11-01'", [id])).rows,
    ).toHaveLength(1);
  });

  test("follows the one before, is not written twice, and needs a date of birth for a code", async () => {
    const id = await someone({ ...british, birthDate: "2001-05-06" });
    await recordCheck(hr, id, code);
    await expect(recordCheck(hr, id, code)).rejects.toMatchObject({
      refusals: [{ code: "right-to-work.same-check" }],
    });
    await recordCheck(hr, id, checkForm.parse({ method: "manual", outcome: "unlimited", checkedOn: "2026-10-01" }));
    expect((await checksOf(id, "en")).map(({ method }) => method)).toEqual(["manual", "share_code"]);
    await expect(recordCheck(hr, await someone(british), code)).rejects.toMatchObject({
      refusals: [{ code: "right-to-work.birth-date-needed" }],
    });
  });

  test("is made in a way that the law opens to the person, and needs no passport of a British worker", async () => {
    const typed = (method: string) => checkForm.parse({ method, outcome: "unlimited", checkedOn: "2026-10-01" });
    const refused = (why: string) => ({ refusals: [{ code: `right-to-work.${why}` }] });
    const french = await someone({ ...british, nationality: "FR" });
    await expect(recordCheck(hr, french, typed("idvt"))).rejects.toMatchObject(refused("citizens-only"));
    const passport = { passport: "123456789", passportCountry: "GB" };
    const born = await someone({ ...british, nationality: "GB", ...passport });
    await query("UPDATE app.worker_identity SET expires_on = '2026-09-30' WHERE worker_id = $1", [born]);
    await expect(recordCheck(hr, born, typed("idvt"))).rejects.toMatchObject(refused("passport-ended"));
    await expect(recordCheck(hr, born, typed("birth_certificate"))).rejects.toMatchObject(refused("nino-needed"));
    const insured = await someone({ ...british, nationality: "GB", birthDate: "1990-01-01", nino: "AB123456C" });
    await recordCheck(hr, insured, typed("birth_certificate"));
    const known = (await readFacts(database, [insured], clockNow())).get(insured)!;
    expect(identityReasons({ ...known.facts, documents: [] }, { documentTypes: [] } as never)).toMatchObject([
      { until: "2026-09-30" },
    ]);
  });

  test("is not asked of who is genuinely self-employed, as long as someone says why", async () => {
    const id = await someone({ ...british, workerType: "self_employed" });
    const isAsked = async () =>
      rightToWorkReasons((await readFacts(database, [id], clockNow())).get(id)!.facts, { documentTypes: [] } as never);
    expect(await isAsked()).toMatchObject([{ code: "right-to-work.missing", from: "2026-10-01" }]);
    await markSelfEmployed(hr, id, selfEmployedForm.parse({ reason: "Own clients and equipment" }));
    expect(await lastActs()).toMatchObject([{ act: "worker.self-employed", actorId: hr.id }]);
    expect(await selfEmployedMarkOf(id)).toMatchObject({ reason: "Own clients and equipment" });
    expect(await isAsked()).toEqual([]);
    await expect(markSelfEmployed(planner, id, { reason: "x" })).rejects.toMatchObject({ name: "NotPermitted" });
    await unmarkSelfEmployed(hr, id);
    expect(await isAsked()).toHaveLength(1);
    expect(selfEmployedForm.safeParse({ reason: " " }).success).toBe(false);
  });

  test("rests on a paper of the worker's own that is not about health", async () => {
    const [id, other] = [await someone({ ...british, birthDate: "2001-05-06" }), await someone()];
    const [ownDocument, theirDocument] = [
      await paper(id, "passport", { state: "uploaded" }),
      await paper(other, "passport"),
    ];
    await paper(id, "medical-fitness");
    const states = ["verified", "uploaded", "in_review"] as const;
    expect((await papersOf(id, "es", { states })).map((each) => each.name)).toEqual(["Pasaporte"]);
    await expect(recordCheck(hr, id, { ...code, documentId: theirDocument })).rejects.toMatchObject({
      refusals: [{ code: "record.choice-gone" }],
    });
    await recordCheck(hr, id, { ...code, documentId: ownDocument });
    expect(await checksOf(id, "es")).toMatchObject([{ document: "Pasaporte", documentState: "uploaded" }]);
  });

  test("shows its code only to those with the class, and each look is told with its reason", async () => {
    const id = await someone({ ...british, birthDate: "2001-05-06" });
    await recordCheck(hr, id, { ...code, shareCode: "R12345678" });
    const [check] = await checksOf(id, "en");
    expect(check!.code).toMatchObject({ isDoubtful: true });
    const reveal = { checkId: check!.id, reason: "Asked for by an inspector" };
    expect(await revealCode(hr, id, reveal)).toEqual({ checkId: check!.id, shareCode: "R12345678" });
    expect(await lastActs()).toMatchObject([{ act: "worker.reveal-check", actorId: hr.id }]);
    await expect(revealCode(planner, id, reveal)).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(revealCode(hr, await someone(), reveal)).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    expect(revealForm.safeParse({ checkId: check!.id, reason: " " }).success).toBe(false);
  });

  test("is for those who may, at the worker's own entity", async () => {
    const id = await someone({ ...british, birthDate: "2001-05-06" });
    const elsewhere = who(["worker.view", "identity.edit"], { kind: "entity", id: demoEntities.ES.id });
    for (const actor of [planner, elsewhere])
      await expect(recordCheck(actor, id, code)).rejects.toMatchObject({ name: "NotPermitted" });
    expect(await checksOf(id, "en")).toEqual([]);
  });

  test("says at the field what is wrong with it", () => {
    const faults = (form: object) => checkForm.safeParse(form).error?.issues.map(({ path }) => path[0]);
    expect(faults({ method: "share_code", outcome: "limited", checkedOn: "x" })).toEqual([
      "checkedOn",
      "validUntil",
      "shareCode",
    ]);
    expect(faults({ method: "vibes", outcome: "perhaps", checkedOn: "2026-01-01" })).toEqual(["method", "outcome"]);
  });
});

describe("terms of study", () => {
  test("limit the hours in term, do not overlap, and can be taken away", async () => {
    const id = await someone({ ...british, birthDate: "2001-05-06" });
    await recordCheck(hr, id, code);
    await addTerm(hr, id, termForm.parse({ firstDay: "21/9/2026", lastDay: "12/12/2026" }));
    const overlapping = termForm.parse({ firstDay: "2026-12-12", lastDay: "2027-01-31" });
    await expect(addTerm(hr, id, overlapping)).rejects.toMatchObject({ refusals: [{ code: "worker.term-overlaps" }] });
    const [checks, terms] = [await checksOf(id, "en"), await termsOf(id)];
    expect(["2026-12-12", "2026-12-13"].map((day) => termLimitOn(day, checks, terms))).toEqual([20, null]);
    await expect(removeTerm(planner, id, { id: terms[0]!.id })).rejects.toMatchObject({ name: "NotPermitted" });
    await removeTerm(hr, id, { id: terms[0]!.id });
    expect(await termsOf(id)).toEqual([]);
    expect(await lastActs()).toMatchObject([{ act: "worker.terms", subjects: [`worker ${id}`] }]);
    expect(termForm.safeParse({ firstDay: "2027-01-02", lastDay: "2027-01-01" }).success).toBe(false);
  });
});

describe("the guardian of a minor", () => {
  const typed = { name: "Miren Agirre", relation: "mother", contact: "600 123 456", signedBy: "Miren Agirre" };

  test("is kept closed; a second one who read the same is refused", async () => {
    const id = await someone({ birthDate: `${new Date().getFullYear() - 17}-01-01` });
    expect(await basisOf(id)).toEqual({ country: "ES", isSelfEmployed: false, hasBirthDate: true, isMinor: true });
    await saveGuardian(hr, id, guardianForm.parse({ ...typed, version: 0 }));
    expect(await guardianOf(id)).toEqual({ ...typed, version: 1 });
    const { rows } = await query("SELECT details_sealed FROM app.guardian WHERE worker_id = $1", [id]);
    expect(rows[0].details_sealed.toString("latin1")).not.toContain("Miren");
    await expect(saveGuardian(hr, id, guardianForm.parse({ ...typed, version: 0 }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    await saveGuardian(hr, id, guardianForm.parse({ ...typed, signedBy: "", version: 1 }));
    expect(await guardianOf(id)).toMatchObject({ version: 2 });
    await expect(removeGuardian(planner, id, { version: 2 })).rejects.toMatchObject({ name: "NotPermitted" });
    await removeGuardian(hr, id, { version: 2 });
    expect(await guardianOf(id)).toBeUndefined();
  });

  test("has consented when the document that proves it says so", async () => {
    const id = await someone({ birthDate: `${new Date().getFullYear() - 17}-01-01` });
    expect(await consentOf(id)).toBeUndefined();
    await paper(id, "guardian-consent", { validUntil: "2030-01-01" });
    expect(await consentOf(id)).toEqual({ state: "verified", validUntil: "2030-01-01" });
  });
});
