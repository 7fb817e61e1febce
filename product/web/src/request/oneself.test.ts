/** Walks every act that decides about a person, with an account that is this person's own. */
import { beforeEach, describe, expect, test } from "vitest";
import { acts, type Act, type ActDeclaration } from "@product/domain/acts";
import { isPermitted, themselves, type Person } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { loadDemoWorkers } from "@product/database/demo/workers";
import { inTransaction } from "@product/database/write";
import { auditPage } from "#features/ground/audit/queries.server.ts";
import { useOffice } from "#testing/office.ts";
import { lastActs } from "#testing/world.ts";
import { perform, type Performance } from "./perform.ts";

const { query, colleague, again, group } = useOffice();
const legalEntityId = demoEntities.ES.id;
const decidesAbout = (act: Act) => typeof (acts[act] as ActDeclaration<never>).decides === "function";
const deciding = (Object.keys(acts) as Act[]).filter(decidesAbout);

beforeEach(async () => {
  await query("DELETE FROM app.worker");
  await inTransaction(loadDemoWorkers);
});

/** The account takes a worker's record as its own, as `/signup/status/:token/account` does. */
async function withOwnRecord(person: Person): Promise<Person> {
  await query(
    `UPDATE app.worker SET user_id = $1, legal_entity_id = $2
     WHERE id = (SELECT id FROM app.worker WHERE user_id IS NULL ORDER BY code LIMIT 1)`,
    [person.id, legalEntityId],
  );
  return again(person);
}

/** A record by which every act knows whom it is about. */
const about = (workerId: string) => ({
  id: workerId,
  workerId,
  legalEntityId,
  event: { id: crypto.randomUUID(), legalEntityId, clientId: null, venueId: crypto.randomUUID() },
});

const doing = (actor: Person | typeof themselves, act: Act, ...workerIds: string[]) =>
  perform<Act, void>(actor, act, async ({ subject, recordChange }: Performance<Act>) => {
    for (const id of workerIds) {
      const record = { ...about(id), ...((acts[act].subject as string) !== "worker" && { id: crypto.randomUUID() }) };
      if (acts[act].audits === "fact") subject(record as never);
      else recordChange(record as never, { name: "Old" }, { name: "New" });
    }
  });

describe("nobody decides about themselves", () => {
  test("whatever they may do otherwise: owner, finance and human resources alike", async () => {
    await colleague({ name: "Nerea Otaegi", in: ["owner"] });
    for (const key of ["owner", "finance", "hr"] as const) {
      const actor = await withOwnRecord(await colleague({ in: [key] }));
      const theirActs = deciding.filter((act) => isPermitted(actor, acts[act].needs, { entity: legalEntityId }));
      expect(theirActs.length, key).toBeGreaterThan(key === "owner" ? deciding.length - 1 : 4);
      for (const act of theirActs) {
        await expect(doing(actor, act, actor.workerId!), `${act} by ${key}`).rejects.toMatchObject({
          refusals: [{ code: "worker.oneself", others: expect.stringContaining("Nerea Otaegi") }],
        });
        await doing(actor, act, crypto.randomUUID());
      }
    }
  });

  test("not among fifty others either, and nothing of it is done", async () => {
    await colleague({ name: "Nerea Otaegi", in: ["owner"] });
    const actor = await withOwnRecord(await colleague({ in: ["finance"] }));
    const before = await lastActs();
    const fifty = Array.from({ length: 50 }, () => crypto.randomUUID());
    await expect(doing(actor, "hours.approve", ...fifty, actor.workerId!)).rejects.toMatchObject({
      refusals: [{ code: "worker.oneself", n: 1, others: "Nerea Otaegi" }],
    });
    expect(await lastActs()).toEqual(before);
    await doing(actor, "hours.approve", ...fifty);
  });

  test("nor by a record with their own address that they never took", async () => {
    await colleague({ name: "Nerea Otaegi", in: ["owner"] });
    const maite = await colleague({ email: "maite@office.test", in: ["hr"] });
    const { rows } = await query(
      `UPDATE app.worker SET email = 'Maite@Office.test', legal_entity_id = $1
       WHERE id = (SELECT id FROM app.worker WHERE user_id IS NULL ORDER BY code LIMIT 1) RETURNING id`,
      [legalEntityId],
    );
    const actor = await again(maite);
    await expect(doing(actor, "document.verify", rows[0].id)).rejects.toMatchObject({
      refusals: [{ code: "worker.oneself", others: expect.stringContaining("Nerea Otaegi") }],
    });
    await query("UPDATE app.worker SET email = 'other@office.test' WHERE id = $1", [rows[0].id]);
    await doing(await again(maite), "document.verify", rows[0].id);
  });

  test("but asks, notes and answers for themselves as before", async () => {
    await colleague({ in: ["owner"] });
    const owner = await withOwnRecord(await colleague({ in: ["owner"] }));
    for (const act of ["worker.edit", "worker.availability", "document.add", "worker.note"] as const)
      await doing(owner, act, owner.workerId!);
    for (const act of ["hours.endorse", "hours.dispute", "time.answer", "assignment.answer"] as const)
      await doing(themselves, act, owner.workerId!);
    expect(
      (await lastActs(8)).flatMap(({ subjects }) => subjects).filter((each) => each.startsWith("oneself")),
    ).toEqual([]);
  });
});

describe("a company of one", () => {
  test("decides, and the trail marks each such act and finds them all", async () => {
    await colleague({ name: "Invited", in: ["owner"], joined: false });
    await group("readers", ["worker.view"]);
    await colleague({ name: "Reads only", in: ["readers"] });
    const gone = await colleague({ name: "Gone", in: ["owner"] });
    const owner = await withOwnRecord(await colleague({ in: ["owner"] }));
    await query("UPDATE app.staff SET deactivated_at = now() WHERE user_id = $1", [gone.id]);
    for (const act of deciding) {
      await doing(owner, act, owner.workerId!);
      const [done] = await lastActs();
      expect(done).toMatchObject({ act, subjects: expect.arrayContaining([`oneself ${owner.id}`]) });
    }
    await doing(owner, "hours.approve", crypto.randomUUID());
    const asking = { actorId: owner.id, timeZone: "UTC", seesWorkers: true };
    const { rows } = await auditPage({}, asking, "en");
    expect(rows[0]).toMatchObject({ act: "hours.approve", isAboutOneself: false, subjectCount: 1 });
    expect(rows[1]).toMatchObject({ act: deciding.at(-1), isAboutOneself: true, subjectCount: 1 });
    const marked = await auditPage({ by: "oneself" }, asking, "en");
    expect(marked.rows.every(({ isAboutOneself }) => isAboutOneself)).toBe(true);
    expect(marked.rows.map(({ act }) => act)).toEqual(deciding.toReversed().slice(0, marked.rows.length));
  });

  test("ends as soon as a colleague may do the same there", async () => {
    const owner = await withOwnRecord(await colleague({ in: ["owner"] }));
    await doing(owner, "document.verify", owner.workerId!);
    await colleague({ name: "Elsewhere", in: [`hr@entity:${crypto.randomUUID()}`] });
    await doing(owner, "document.verify", owner.workerId!);
    await colleague({ name: "Here", in: [`hr@entity:${legalEntityId}`] });
    await expect(doing(owner, "document.verify", owner.workerId!)).rejects.toMatchObject({
      refusals: [{ code: "worker.oneself", n: 1, others: "Here" }],
    });
  });
});
