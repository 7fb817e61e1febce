import { describe, expect, test } from "vitest";
import { keepProposals } from "@product/database/workers/proposals";
import { inTransaction } from "@product/database/write";
import { bindClock } from "#request/clock.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { tasks } from "#slices.ts";
import { anOpenForm } from "#testing/sign-up-form.ts";
import { britain, spain, useSpainAndBritain } from "#testing/spain-and-britain.ts";
import { lastActs } from "#testing/world.ts";
import { taskJobs } from "./jobs.server.ts";

const { query, colleague } = useSpainAndBritain();
const monday = "2027-01-18";
let sent: Letter[] = [];
const jobs = taskJobs(async (letter) => void sent.push(letter), "https://staff.example", tasks);

/** Messages mailed when the clock shows this time in Madrid. */
const mailedAt = async (time: string) => {
  const before = bindClock(() => new Date(`${time}+01:00`));
  sent = [];
  await jobs["tasks.tell"]();
  const { rows } = await query("DELETE FROM app.job WHERE kind = 'tasks.letter' RETURNING payload");
  for (const { payload } of rows) await jobs["tasks.letter"](payload);
  bindClock(before.clock);
  return sent;
};
const recipients = (letters: readonly Letter[]) => letters.map(({ to }) => to).toSorted();

let people = 0;
const hire = async (entity = spain) => {
  const { rows } = await query(
    `INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
     VALUES ($1, 'active', 'Jon', 'Lasa', 'ES', 'es', 'temporary', $2, 'office') RETURNING id`,
    [`W-4F7${"KMNP"[people++ % 4]}`, entity],
  );
  return rows[0].id as string;
};
const documentOf = async (workerId: string, key: string, at: string) =>
  query(
    `INSERT INTO app.document (worker_id, document_type_id, state, source, received_at)
     SELECT $1, id, 'uploaded', 'link', $3::timestamptz FROM app.document_type WHERE key = $2`,
    [workerId, key, `${at}+01:00`],
  );

describe("who reviews documents and applications", () => {
  test("is mailed once on a working day, of what came since, in their language and with the way to it", async () => {
    await colleague({ in: ["hr"], email: "hr@office.test", name: "Ana" });
    const jon = await hire();
    await documentOf(jon, "dni", "2027-01-16T12:00");
    expect(await mailedAt("2027-01-17T12:00"), "on a Sunday").toEqual([]);
    const [letter, ...others] = await mailedAt(`${monday}T08:00`);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      kind: "tasks-wait",
      to: "hr@office.test",
      language: "es",
      subject: "Pendiente de revisión: 1 novedad",
      paragraphs: ["Hola, Ana:", "Esto es lo que tienes pendiente:", "Documentos por revisar: 1 (novedades: 1)"],
      button: { label: "Abrir: Documentos por revisar", url: "https://staff.example/es/admin/workers/documents" },
    });
    expect(JSON.stringify(letter)).not.toContain("Jon");
    expect(await lastActs()).toMatchObject([{ act: "staff.tell-tasks", actorKind: "system" }]);

    await documentOf(jon, "passport", `${monday}T09:00`);
    expect(await mailedAt(`${monday}T10:00`), "twice on a day").toEqual([]);
    expect(await mailedAt("2027-01-19T08:00")).toMatchObject([
      { paragraphs: [expect.anything(), expect.anything(), "Documentos por revisar: 2 (novedades: 1)"] },
    ]);
    expect(await mailedAt("2027-01-20T08:00"), "nothing new").toEqual([]);
  });

  test("is told of both in one mail that leads to their tasks, in English who reads English", async () => {
    const { id: userId } = await colleague({ in: ["owner"], email: "owner@office.test", name: "Ana" });
    await query("UPDATE app.account SET language = 'en', time_zone = 'Europe/London' WHERE user_id = $1", [userId]);
    await documentOf(await hire(), "dni", "2027-01-16T12:00");
    const { id } = await anOpenForm(spain);
    await query(
      `INSERT INTO app.application (form_id, form_version_id, state, language, answers_sealed, submitted_at)
       SELECT form_id, id, 'submitted', 'es', 'x', '2027-01-16' FROM app.form_version WHERE form_id = $1`,
      [id],
    );
    expect(await mailedAt(`${monday}T08:30`), "before eight in London").toEqual([]);
    const [letter] = await mailedAt(`${monday}T09:00`);
    expect(letter).toMatchObject({
      subject: "Waiting for your review: 2 new",
      button: { label: "My tasks", url: "https://staff.example/admin" },
    });
    expect((letter as { paragraphs: string[] }).paragraphs.slice(2).toSorted()).toEqual([
      "Applications to review: 1 (1 new)",
      "Documents to review: 1 (1 new)",
    ]);
  });

  test("is told of nothing elsewhere, nor of what they may not see, nor when they are gone or not here yet", async () => {
    await colleague({ in: [`hr@entity:${britain}`], email: "uk@office.test" });
    await colleague({ in: [`hr@entity:${spain}`], email: "es@office.test" });
    await colleague({ in: ["planner"], email: "planner@office.test" });
    await colleague({ in: ["hr"], email: "invited@office.test", joined: false });
    const { id } = await colleague({ in: ["hr"], email: "gone@office.test" });
    await query("UPDATE app.staff SET deactivated_at = now() WHERE user_id = $1", [id]);
    await documentOf(await hire(), "dni", "2027-01-16T12:00");
    expect(recipients(await mailedAt(`${monday}T08:00`))).toEqual(["es@office.test"]);
  });

  test("is told once where two processes look at the same time, also who was told to the microsecond before", async () => {
    const { id } = await colleague({ in: ["hr"], email: "hr@office.test" });
    await query("INSERT INTO app.task_letter VALUES ($1, '2027-01-15 08:00:00.123456', '2027-01-15')", [id]);
    await documentOf(await hire(), "dni", "2027-01-16T12:00");
    const acts = async () => (await query("SELECT FROM app.act WHERE act = 'staff.tell-tasks'")).rowCount;
    const before = bindClock(() => new Date(`${monday}T08:00+01:00`));
    const actCount = await acts();
    await Promise.all([jobs["tasks.tell"](), jobs["tasks.tell"]()]);
    bindClock(before.clock);
    expect((await query("SELECT FROM app.job WHERE kind = 'tasks.letter'")).rowCount).toBe(1);
    expect(await acts()).toBe(actCount! + 1);
  });

  test("is told nothing where another one was quicker", async () => {
    await colleague({ in: ["hr"], email: "hr@office.test" });
    await documentOf(await hire(), "dni", "2027-01-16T12:00");
    await query("UPDATE app.document SET state = 'rejected', reject_reason = 'unreadable'");
    expect(await mailedAt(`${monday}T08:00`)).toEqual([]);
  });
});

test("Accounts that a file brought are told to those who could confirm them, not to whoever brought it", async () => {
  const { id: importer } = await colleague({ in: ["owner"], email: "importer@office.test" });
  await colleague({ in: ["owner"], email: "second@office.test" });
  const { rows } = await query(
    `INSERT INTO app.worker_import (file_name, kind, headings, row_count, state, made_by)
     VALUES ('people.csv', 'csv', '{}', 2, 'done', $1) RETURNING id`,
    [importer],
  );
  const workers = [await hire(), await hire(), await hire()];
  await inTransaction((tx) =>
    keepProposals(
      tx,
      workers.map((workerId, place) => ({
        workerId,
        kind: "bank" as const,
        content: { iban: null },
        proposedBy: importer,
        ...(place > 0 && { importId: rows[0].id }),
      })),
    ),
  );
  await query("UPDATE app.worker_proposal SET proposed_at = '2027-01-16'");
  const letters = await mailedAt(`${monday}T08:00`);
  expect(recipients(letters)).toEqual(["second@office.test"]);
  expect(letters).toMatchObject([
    { paragraphs: [expect.anything(), expect.anything(), "Cuentas bancarias por confirmar: 3 (novedades: 2)"] },
  ]);
});
