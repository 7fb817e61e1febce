import { describe, expect, test } from "vitest";
import { evidenceJobs } from "#features/papers/evidence/jobs.server.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { britain, spain, useSpainAndBritain } from "#testing/spain-and-britain.ts";
import { lastActs } from "#testing/world.ts";
import { tellEndings } from "./alert.server.ts";
import { alertJobs } from "./jobs.server.ts";

const { query, colleague } = useSpainAndBritain();
const on = (day: string) => new Date(`${day}T06:00:00Z`);

const hire = async (name: string, { entity = spain, status = "active", email = `${name}@example.org` } = {}) => {
  const { rows } = await query(
    `INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source, email)
     VALUES ('W-' || upper(substr(translate(md5($1), '01il', 'xyzw'), 1, 6)), $2, $1, 'Lasa', 'ES', 'es', 'temporary', $3, 'office', $4) RETURNING id`,
    [name, status, entity, email || null],
  );
  return rows[0].id as string;
};
const holding = (workerId: string, key: string, validUntil: string) =>
  query(
    `INSERT INTO app.document (worker_id, document_type_id, state, source, valid_until)
     SELECT $1, id, 'verified', 'office', $3 FROM app.document_type WHERE key = $2`,
    [workerId, key, validUntil],
  );
/** Messages that the jobs would send now. */
const letters = async () => {
  const sent: Letter[] = [];
  const post = async (letter: Letter) => void sent.push(letter);
  const jobs = { ...evidenceJobs(post, "https://staff.example"), ...alertJobs(post, "https://staff.example") };
  const { rows } = await query("SELECT kind, payload FROM app.job ORDER BY id");
  for (const { kind, payload } of rows) await jobs[kind as "document.digest"](payload);
  await query("DELETE FROM app.job");
  return sent;
};
const alertDays = async () =>
  (await query("SELECT days FROM app.document_alert ORDER BY days DESC")).rows.map((r) => r.days);
const kinds = (sent: readonly Letter[]) => sent.map(({ kind, to }) => `${kind} ${to}`).toSorted();

describe("a document that ends", () => {
  test("is told to the worker with a link for the next one, and to the office, once at each of its days", async () => {
    const hr = await colleague({ in: ["hr"], email: "hr@office.test" });
    const ane = await hire("Ane");
    await holding(ane, "dni", "2027-01-14");
    await tellEndings(on("2026-11-14"));
    expect(await letters()).toEqual([]);

    await tellEndings(on("2026-11-15"));
    const sent = await letters();
    expect(kinds(sent)).toEqual(["document-digest hr@office.test", "document-ending Ane@example.org"]);
    expect(JSON.stringify(sent)).toContain("https://staff.example/es/evidence/");
    expect(JSON.stringify(sent)).toContain("14 de enero de 2027");
    expect(JSON.stringify(sent.find(({ to }) => to === "hr@office.test"))).toContain("Ane Lasa");
    expect(await lastActs()).toMatchObject([
      { act: "document.alert", actorKind: "system", subjects: [`worker ${ane}`] },
    ]);
    expect(hr.kind).toBe("person");

    await tellEndings(on("2026-11-15"));
    await tellEndings(on("2026-12-14"));
    expect(await letters()).toEqual([]);
    await tellEndings(on("2026-12-15"));
    expect(await letters()).toHaveLength(2);
    expect(await alertDays()).toEqual([60, 30]);
    const { rows } = await query("SELECT state FROM app.document ORDER BY number_in_chain");
    expect(rows.map(({ state }) => state)).toEqual(["verified", "requested"]);
  });

  test("is told once, as urgent as it is, where the job did not run", async () => {
    await holding(await hire("Ane"), "dni", "2026-11-10");
    await tellEndings(on("2026-11-15"));
    expect(kinds(await letters())).toEqual(["document-ending Ane@example.org"]);
    expect(await alertDays()).toEqual([60, 30, 7, 0]);
    await tellEndings(on("2026-11-16"));
    expect(await letters()).toEqual([]);
  });

  test("is one letter for one worker, and one for each of the office, however many end", async () => {
    await colleague({ in: ["hr"], email: "hr@office.test" });
    const [ane, jon] = [await hire("Ane"), await hire("Jon", { email: "" })];
    for (const [worker, key] of [
      [ane, "dni"],
      [ane, "passport"],
      [jon, "dni"],
    ] as const)
      await holding(worker, key, "2026-11-22");
    await tellEndings(on("2026-11-15"));
    const sent = await letters();
    expect(kinds(sent)).toEqual(["document-digest hr@office.test", "document-ending Ane@example.org"]);
    const digest = sent.find(({ kind }) => kind === "document-digest") as Letter & { paragraphs: string[] };
    expect(digest.paragraphs.filter((line) => line.includes("Lasa: "))).toHaveLength(3);
  });

  test("is the office's where they answer for it, and not about those who left", async () => {
    await colleague({ in: [`hr@entity:${britain}`], email: "uk@office.test" });
    await colleague({ in: [`hr@entity:${spain}`], email: "es@office.test" });
    await holding(await hire("Ane"), "dni", "2026-11-22");
    await holding(await hire("Gone", { status: "left" }), "dni", "2026-11-22");
    await tellEndings(on("2026-11-15"));
    expect(kinds(await letters())).toEqual(["document-digest es@office.test", "document-ending Ane@example.org"]);
  });

  test("is not asked for again where the next one waits to be checked", async () => {
    const ane = await hire("Ane");
    await holding(ane, "dni", "2026-11-22");
    await query(
      `INSERT INTO app.document (worker_id, document_type_id, state, source, number_in_chain)
       SELECT worker_id, document_type_id, 'uploaded', 'link', 2 FROM app.document`,
    );
    await tellEndings(on("2026-11-15"));
    expect(await letters()).toEqual([]);
    expect(await alertDays()).toEqual([60, 30, 7]);
  });
});

test("the follow-up of a right-to-work check is told to the office alone, of the last check", async () => {
  await colleague({ in: ["hr"], email: "hr@office.test" });
  const ane = await hire("Ane", { entity: britain });
  const check = (checkedOn: string, until: string | null) =>
    query(
      `INSERT INTO app.right_to_work_check (worker_id, country, method, outcome, checked_on, valid_until, checked_by)
       VALUES ($1, 'UK', 'share_code', $4, $2, $3, $1)`,
      [ane, checkedOn, until, until ? "limited" : "unlimited"],
    );
  await check("2026-01-01", "2026-11-20");
  await tellEndings(on("2026-11-15"));
  expect(kinds(await letters())).toEqual(["document-digest hr@office.test"]);
  await check("2026-11-16", null);
  await tellEndings(on("2026-11-20"));
  expect(await letters()).toEqual([]);
});
