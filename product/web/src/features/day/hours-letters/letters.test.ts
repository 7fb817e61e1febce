import { describe, expect } from "vitest";
import { objectForClient } from "#features/day/client-hours/commands.server.ts";
import { monthJobs } from "#features/day/month-summary/jobs.server.ts";
import { proposeCorrection } from "#features/day/time/line/corrections.server.ts";
import { disputeHours } from "#features/day/time/commands.server.ts";
import { writeAsCompany } from "#features/day/time/line/disputes.server.ts";
import { createLink } from "#features/planning/client-view/commands.server.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { itIs } from "#testing/clock.ts";
import { planner } from "#testing/planning.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";
import { test } from "#testing/world.ts";
import { hoursJobs } from "./jobs.server.ts";
import { askForAnswers } from "./sweep.server.ts";

const { query, ready, worked } = useWorkedShifts();
const office = who(["time.view", "time.create", "time.approve"]);
const site = "https://work.example";

type MailLetter = Extract<Letter, { channel: "mail" }>;

/** Messages that the waiting jobs about this shift send. */
async function sentAbout(id: string): Promise<MailLetter[]> {
  const sent: Letter[] = [];
  const jobs = hoursJobs(async (letter) => void sent.push(letter), site);
  const { rows } = await query(
    "DELETE FROM app.job WHERE kind = 'hours.letter' AND payload->>'assignmentId' = $1 RETURNING payload",
    [id],
  );
  for (const { payload } of rows) await jobs["hours.letter"](payload);
  return sent as MailLetter[];
}

const asPlanned = () => worked(["in", "14:00"], ["out", "22:00"]);

/** Each occurrence that leads to a message, by the message it sends. */
const happenings: Record<string, () => Promise<string>> = {
  async "hours-endorse"() {
    const id = await asPlanned();
    await askForAnswers();
    return id;
  },
  async "hours-unclosed"() {
    const id = await worked(["in", "14:00"]);
    await askForAnswers();
    return id;
  },
  async "hours-correction"() {
    const id = await worked(["in", "14:00"]);
    await proposeCorrection(office, id, { kind: "out", at: wall("22:00"), reason: "Forgot" });
    return id;
  },
  async "hours-disputed"() {
    const id = await asPlanned();
    const { rows } = await query(
      "SELECT s.event_id FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE a.id = $1",
      [id],
    );
    const link = { note: "Harbour", names: "first", validDays: 60, showsFiles: false, asksHours: true } as const;
    const { token } = await createLink(planner, rows[0].event_id, link);
    await objectForClient(token, { line: id, objection: "She left at nine" });
    return id;
  },
  async "hours-answered"() {
    const id = await asPlanned();
    await disputeHours(ready.id, id, "Until eleven");
    await writeAsCompany(office, id, "Who was there?");
    return id;
  },
};

const subjects: Record<string, Record<"en" | "es", string>> = {
  "hours-endorse": { en: "Check your hours", es: "Revisa tus horas" },
  "hours-unclosed": { en: "Your time out is missing", es: "Falta tu hora de salida" },
  "hours-correction": { en: "Your company proposes a correction", es: "Tu empresa propone una corrección" },
  "hours-disputed": { en: "The client disputes your hours", es: "El cliente no está de acuerdo con tus horas" },
  "hours-answered": {
    en: "Your company has answered about your hours",
    es: "Tu empresa ha contestado sobre tus horas",
  },
};

describe.each(["en", "es"] as const)("to a worker who reads %s", (language) => {
  test.for(Object.keys(happenings))(
    "%s comes in their language, with the shift and the way to the pass",
    async (kind) => {
      const id = await happenings[kind]!();
      await query("UPDATE app.worker SET language = $2 WHERE id = $1", [ready.id, language]);
      const [letter] = (await sentAbout(id)).filter((each) => each.kind === kind);
      expect(letter).toMatchObject({ language, subject: subjects[kind]![language] });
      const { paragraphs, button } = letter!;
      expect(paragraphs[0]).toBe(language === "en" ? "Hello Ane," : "Hola, Ane:");
      expect(paragraphs[1]).toMatch(language === "en" ? /Fri,? 18 Jun/ : /vie,? 18 jun/);
      expect(JSON.stringify(letter), "nothing is left to fill in").not.toMatch(/[{]\w+[}]/);
      expect(button!.url).toMatch(
        language === "en" ? /^https:..work.example.workerpass.open./ : /.es.workerpass.open./,
      );
    },
  );

  test("the month comes in their language", async () => {
    await asPlanned();
    await query("UPDATE app.worker SET language = $2 WHERE id = $1", [ready.id, language]);
    const sent: Letter[] = [];
    const jobs = monthJobs(async (letter) => void sent.push(letter), site);
    itIs("2027-07-04T09:00:00Z");
    await jobs["hours.months"]();
    const { rows } = await query("DELETE FROM app.job WHERE kind = 'hours.month-letter' RETURNING payload");
    for (const { payload } of rows.filter((each) => each.payload.workerId === ready.id))
      await jobs["hours.month-letter"](payload);
    const subject = language === "en" ? "Your hours of June 2027" : "Tus horas de junio de 2027";
    expect(sent).toMatchObject([{ kind: "hours-month", language, subject }]);
    expect(JSON.stringify(sent)).toContain("7 h 30");
  });
});
