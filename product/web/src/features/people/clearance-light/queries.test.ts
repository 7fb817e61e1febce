import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealsOf } from "@product/database/person-keys";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { plusDays } from "@product/domain/time/local-date";
import type { Permission } from "@product/domain/permissions/catalogue";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { homeDay } from "#request/clock.ts";
import { test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { clearanceOf } from "./queries.server.ts";

const { query } = useTestDatabase({ people: true });

const office: Permission[] = ["worker.view", "worker.create", "worker.edit", "clearance.view"];
const hr = who([
  ...office,
  "identity.view",
  "identity.edit",
  "pay.view",
  "pay.edit",
  "document.view",
  "document.view.health-fitness",
]);
const planner = who(["worker.view", "clearance.view"]);
const today = homeDay();
const inDays = (days: number) => plusDays(today, days);
const place = { legalEntityId: demoEntities.ES.id, roleId: null };

let count = 0;
/** Ane: Spanish and of age, active, signed and registered, with identity and training that ends in eight days. */
async function ane({ birthDate = "1999-04-23" } = {}) {
  count += 1;
  const typed = { firstName: "Ane", lastName: "Zubiri", email: `ane${count}@clearance.test`, isAnother: true };
  const from = { country: "ES", nationality: "ES", birthDate, legalEntityId: demoEntities.ES.id };
  const { id } = await createWorker(hr, createForm.parse({ ...typed, ...from }));
  await query("UPDATE app.worker SET status = 'active', worker_type = 'temporary' WHERE id = $1", [id]);
  await query(
    `INSERT INTO app.engagement (worker_id, legal_entity_id, type, state, first_day, alta_on, alta_recorded_at, signed_at)
     VALUES ($1, $2, 'temporary', 'signed', $3, $3, now(), now())`,
    [id, demoEntities.ES.id, inDays(-30)],
  );
  await give(id, "dni", inDays(900));
  await give(id, "prl-training", inDays(8));
  return id;
}

async function give(workerId: string, key: string, validUntil: string | null, details: object | null = null) {
  const sealed =
    details && (await inTransaction((tx) => sealsOf(tx, [workerId]))).get(workerId)!.close(JSON.stringify(details));
  await query(
    `INSERT INTO app.document (worker_id, document_type_id, state, source, valid_until, details_sealed, reviewed_at)
     SELECT $1, id, 'verified', 'office', $3, $4, now() FROM app.document_type WHERE key = $2`,
    [workerId, key, validUntil, sealed],
  );
}

describe("the clearance on a record", () => {
  test("says what stands in the way, what will soon, and what is in order", async () => {
    const shown = (await clearanceOf(hr, { ...place, workerId: await ane() }))!;
    expect(shown.verdict).toBe("WARN");
    expect(shown.reasons.map(({ code }) => code)).toContain("payroll.missing");
    expect(shown.coming).toMatchObject([{ code: "document.missing", from: inDays(9), params: { ended: true } }]);
    expect(shown.checks.find(({ kind }) => kind === "contract")).toMatchObject({ verdict: "ALLOW", until: null });
    expect(shown.checks.find(({ until }) => until === inDays(8))).toMatchObject({ kind: "document", verdict: "ALLOW" });
    expect(shown).toMatchObject({
      isMoot: false,
      year: { from: today, until: inDays(364) },
      can: expect.arrayContaining(["alta.record"]),
    });
    expect(shown.spans.at(-1)).toMatchObject({ until: inDays(364) });
  });

  test("asks more as a role that asks for more, and takes a role that they do not have for none", async () => {
    const workerId = await ane();
    const { rows } = await query("SELECT id FROM app.role ORDER BY key LIMIT 2");
    const [bound, other] = rows.map(({ id }) => id as string);
    await query("INSERT INTO app.worker_role (worker_id, role_id) VALUES ($1, $2)", [workerId, bound]);
    await query(
      `INSERT INTO app.document_type_role (document_type_id, role_id)
       SELECT id, $1 FROM app.document_type WHERE key = 'food-handler'`,
      [bound],
    );
    await query("UPDATE app.document_type SET required_for = '{assign}' WHERE key = 'food-handler'");
    const clearanceFor = async (roleId: string | null) => (await clearanceOf(hr, { ...place, workerId, roleId }))!;
    const names = ({ reasons }: Awaited<ReturnType<typeof clearanceFor>>) =>
      reasons.map(({ params }) => params["nameEn"]);
    expect(names(await clearanceFor(bound!))).toContain("Food handler certificate");
    expect(names(await clearanceFor(null))).not.toContain("Food handler certificate");
    expect((await clearanceFor(other!)).as).toBeNull();
  });

  test("is calm about someone who is only beginning", async () => {
    const workerId = await ane();
    await query("DELETE FROM app.engagement WHERE worker_id = $1", [workerId]);
    await query("UPDATE app.worker SET status = 'draft' WHERE id = $1", [workerId]);
    const shown = (await clearanceOf(hr, { ...place, workerId }))!;
    expect(shown).toMatchObject({ verdict: "BLOCK", isMoot: true, status: "draft" });
    expect(shown.reasons.filter(({ code }) => code === "status")).toHaveLength(1);
  });

  test("is not there for those without its permission", async () => {
    const workerId = await ane();
    expect(await clearanceOf(who(["worker.view"]), { ...place, workerId })).toBeUndefined();
    const elsewhere = who(["worker.view", "clearance.view"], { kind: "entity", id: demoEntities.UK.id });
    expect(await clearanceOf(elsewhere, { ...place, workerId })).toBeUndefined();
  });
});

describe("what others may not know", () => {
  test("neither health nor numbers are sent to those without the class", async () => {
    const workerId = await ane();
    await query("UPDATE app.document_type SET required_for = '{assign}' WHERE key = 'medical-fitness'");
    await give(workerId, "medical-fitness", inDays(200), { fitness: "not_fit", number: "RM-1" });
    const forHr = (await clearanceOf(hr, { ...place, workerId }))!;
    const forPlanner = (await clearanceOf(planner, { ...place, workerId }))!;
    expect(forHr.reasons[0]).toMatchObject({ code: "document.unfit", params: { nameEn: "Medical fitness for work" } });
    expect(forPlanner.verdict).toBe("BLOCK");
    expect(forPlanner.reasons[0]).toMatchObject({ code: "document.missing", params: { nameEn: "" } });
    const sent = JSON.stringify(forPlanner);
    expect(forPlanner.reasons[0]!.private).toBe(false);
    for (const word of ["Medical", "médica", "unfit", "fitness", "MEDICAL", "RM-1", "not_fit", "art. 22", "1999"])
      expect(sent).not.toContain(word);
  });

  test("a birthday to come is told no nearer than by its month", async () => {
    const [year, month] = today.split("-").map(Number) as [number, number];
    const birthDate = `${year - 16}-${month < 12 ? `${String(month + 1).padStart(2, "0")}-10` : "12-31"}`;
    const workerId = await ane({ birthDate });
    const tooYoung = async (actor: typeof hr) =>
      (await clearanceOf(actor, { ...place, workerId }))!.reasons.find(({ code }) => code === "age.too-young")!.until;
    expect(await tooYoung(hr)).toBe(plusDays(`${year}${birthDate.slice(4)}`, -1));
    const shownDay = await tooYoung(planner);
    expect(plusDays(shownDay, 1).endsWith("-01")).toBe(true);
    expect(JSON.stringify(await clearanceOf(planner, { ...place, workerId }))).not.toContain(birthDate.slice(4));
  });
});
