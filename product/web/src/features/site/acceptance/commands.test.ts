import { describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { allReasons } from "@product/domain/clearance/clearance";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { applications } from "@product/database/tables/site/form";
import { readPerson } from "@product/database/privacy/read-person";
import { readRecord } from "@product/database/workers/read-record";
import { takeToReview } from "#features/site/applications/commands.server.ts";
import { saveAnswers, startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { standingOf } from "#features/site/signup/standing.server.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { itIs } from "#testing/clock.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { acceptApplication } from "./commands.server.ts";

const { query, entities } = useTwoEntities();
const reviewer = who(["submission.view", "submission.edit", "submission.approve"]);

async function sent(change = {}) {
  const form = await anOpenForm(entities.ribera);
  const { token } = await startApplication((await openForm(form.id))!, await someAnswers(change), "es", "about");
  await submitApplication(token, true);
  return (await behindResumeLink(token))!;
}
const withScan = (applicationId: string, field: string) =>
  query(
    `INSERT INTO app.application_file (application_id, field, position, path, type, size, sha256)
     VALUES ($1, $2, 0, $3, 'image/jpeg', 10, $4)`,
    [applicationId, field, `${applicationId}/${crypto.randomUUID()}`, Buffer.alloc(32)],
  );

describe("approval", () => {
  it("makes an approved worker of everything that was answered and sent, in one go", async () => {
    const { application, answers } = await sent({ iban: "ES9121000418450200051332" });
    await withScan(application.id, "identity_document");
    await withScan(application.id, "photo");
    const { workerId } = await acceptApplication(reviewer, { applicationId: application.id, version: 2 });
    expect(await readRecord(database, workerId)).toMatchObject({
      firstName: "Ane",
      birthDate: "2003-02-11",
      mobile: "+34612345678",
      iban: "ES9121000418450200051332",
      identities: [{ type: "DNI", value: answers["spanish_id"] }],
      languages: [{ language: "en" }, { language: "es" }],
    });
    const of = async (sql: string) => (await query(sql, [workerId])).rows;
    expect(await of("SELECT status, source FROM app.worker WHERE id = $1")).toEqual([
      { status: "approved", source: "form" },
    ]);
    expect(await of("SELECT weekdays FROM app.availability WHERE worker_id = $1 ORDER BY 1")).toEqual([
      { weekdays: [4] },
      { weekdays: [6] },
    ]);
    expect(await of("SELECT role_id FROM app.worker_role WHERE worker_id = $1")).toHaveLength(1);
    expect(
      await of(`SELECT t.key, d.state FROM app.document d JOIN app.document_type t ON t.id = d.document_type_id
        JOIN app.document_file f ON f.document_id = d.id WHERE worker_id = $1 ORDER BY 1`),
    ).toEqual([
      { key: "dni", state: "uploaded" },
      { key: "photo", state: "uploaded" },
    ]);
    expect(await query("SELECT 1 FROM app.application_file")).toMatchObject({ rows: [] });
    expect((await lastActs(2)).map(({ act }) => act).toSorted()).toEqual(["application.accept", "worker.create"]);
    // The applicant's answers are in the extract of the worker's data, and go with them.
    expect(JSON.stringify((await readPerson(database, workerId)).applications)).toContain("Goikoetxea");
  });

  it("is decided once, by whoever was first, and on what was read", async () => {
    const { application } = await sent();
    const accept = (version: number) => acceptApplication(reviewer, { applicationId: application.id, version });
    await expect(accept(1)).rejects.toMatchObject({ refusals: [{ code: "application.changed-meanwhile" }] });
    const tried = await Promise.allSettled([accept(2), accept(2), accept(2)]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("waits while a colleague has it, and passes once their minutes are over", async () => {
    itIs("2026-06-11T08:42:00Z");
    const { application } = await sent();
    await takeToReview(who(["submission.view", "submission.edit"]), application.id, { version: 2 });
    const accept = () => acceptApplication(reviewer, { applicationId: application.id, version: 3 });
    await expect(accept()).rejects.toMatchObject({ refusals: [{ code: "application.with-another", until: "10:52" }] });
    itIs("2026-06-11T08:52:00Z");
    expect(await accept()).toEqual({ workerId: application.id });
  });

  it("brings someone who is here up to date, where newer answers win and blanks overwrite nothing", async () => {
    const first = await sent({ "address.address": "", "address.town": "Getxo" });
    const { workerId } = await acceptApplication(reviewer, { applicationId: first.application.id, version: 2 });
    const again = await sent({
      spanish_id: first.answers["spanish_id"],
      first_name: "Ane Miren",
      signature: "Ane Miren Goikoetxea",
      last_name: "Goikoetxea",
    });
    const accept = { applicationId: again.application.id, version: 2 };
    await expect(acceptApplication(reviewer, accept)).rejects.toMatchObject({ refusals: [{ code: "worker.exists" }] });
    expect(await acceptApplication(reviewer, { ...accept, sameAs: workerId })).toEqual({ workerId });
    expect(await readRecord(database, workerId)).toMatchObject({ firstName: "Ane Miren", town: "Getxo" });
  });

  it("leads to the clearance that the form showed before", async () => {
    const opened = await sent();
    const shown = await standingOf(opened, "en", homeDay());
    const { workerId } = await acceptApplication(reviewer, { applicationId: opened.application.id, version: 2 });
    const known = (await readFacts(database, [workerId], clockNow())).get(workerId)!;
    const rules = await readRules(database);
    for (const { id: roleId, reasons } of shown) {
      const now = allReasons(known.facts, rules, { mode: "assign", roleId });
      expect(now).toEqual(expect.arrayContaining(reasons));
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it("is for those who may decide there", async () => {
    const { application } = await sent();
    const form = { applicationId: application.id, version: 2 };
    const elsewhere = who(["submission.approve"], { kind: "entity", id: entities.thames });
    for (const other of [elsewhere, who(["submission.view", "submission.edit"])])
      await expect(acceptApplication(other, form)).rejects.toMatchObject({ name: "NotPermitted" });
    const [row] = await database.select().from(applications).where(eq(applications.id, application.id));
    expect(row!.state).toBe("submitted");
  });

  it("refuses what is not sent yet", async () => {
    const form = await anOpenForm(entities.ribera);
    const { token } = await startApplication((await openForm(form.id))!, await someAnswers(), "es", "about");
    await saveAnswers(token, {}, "es", "work");
    const { application } = (await behindResumeLink(token))!;
    await expect(
      acceptApplication(reviewer, { applicationId: application.id, version: application.version }),
    ).rejects.toMatchObject({ refusals: [{ code: "application.step-illegal", from: "started", step: "accept" }] });
  });
});
