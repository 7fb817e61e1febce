import { eq } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { passFor, passTokenOf } from "@product/database/workers/passes";
import { perform } from "#request/perform.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import { hoursLetter, lettersAbout } from "./letter.server.ts";
import { askForAnswers } from "./sweep.server.ts";

const waiting = z.object({ assignmentId: z.uuid(), about: z.enum(lettersAbout) });

/** A message sent twice says the same twice. A worker without an email address reads it in the pass. */
export const hoursJobs = (mailer: Mailer, siteUrl: string) => ({
  "hours.ask": askForAnswers,
  "hours.letter": async (payload: unknown) => {
    const { assignmentId, about } = waiting.parse(payload);
    const [found] = await database
      .select({ worker: workers, event: events, day: shifts.day })
      .from(assignments)
      .innerJoin(workers, eq(workers.id, assignments.workerId))
      .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
      .innerJoin(events, eq(events.id, shifts.eventId))
      .where(eq(assignments.id, assignmentId));
    if (!found?.worker.email) return;
    const { worker, event, day } = found;
    await perform(theSystem, "hours.tell", async ({ tx, now, subject }) => {
      subject({ id: assignmentId, workerId: worker.id, event });
      const { number } = await passFor(tx, worker.id, now);
      const { preferredName, firstName, language } = worker;
      const to = { name: preferredName || firstName, language, email: worker.email! };
      const facts = { event: { en: event.titleEn || event.titleEs, es: event.titleEs || event.titleEn }, day };
      await mailer(hoursLetter(to, about, facts, passTokenOf(worker.id, number), siteUrl));
    });
  },
});

export const hoursSchedules = [{ name: "hours.ask", everySeconds: 900 }] as const;
