import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { isPermitted, NotPermitted, type Actor } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { mostCopies, mostCopiedShifts } from "@product/domain/planning/events";
import { movedEdge } from "@product/domain/planning/rota/moved";
import { occurrences } from "@product/domain/planning/occurrences";
import { Refused } from "@product/domain/refusals";
import type { LocalDate } from "@product/domain/time/local-date";
import { daysBetween } from "@product/domain/time/weeks";
import { dayAt } from "@product/domain/time/zoned";
import { eventManagers, events, shifts, slots } from "@product/database/tables/planning/event";
import { workTerms } from "@product/database/tables/planning/work-terms";
import {
  freeEventCodes,
  ensureChoices,
  ensureCurrent,
  lockEvent,
  type Event,
} from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { copyRates } from "./copy-rates.server.ts";
import { copyShifts, type Demand } from "./copy-shifts.server.ts";
import type { CopyForm, TemplateForm } from "./schema.ts";
import { stageTeam } from "./team.server.ts";

export { copyShifts } from "./copy-shifts.server.ts";

/**
 * The same event on other days: a draft with the same shifts and places, at the same times of the clock at the venue. With the team,
 * those who may work there are staged; the page of the copy tells who is not, and why.
 */
export const copyEvent = (actor: Actor, sourceId: string, form: CopyForm) =>
  perform(actor, "event.copy", async ({ tx, now, subjects, recordChange }) => {
    const source = await lockEvent(tx, sourceId);
    const place = placeOfEvent(source);
    if (!isPermitted(actor, "event.view", place)) throw new NotPermitted(actor, "event.view");
    if (form.team && !isPermitted(actor, "assignment.create", place))
      throw new NotPermitted(actor, "assignment.create");
    const { legalEntityId, clientId, venueId } = source;
    await ensureChoices(tx, { legalEntityId, venueId, clientId: clientId ?? undefined });
    const days = occurrences(form.firstDay, form.rhythm, form.until ?? form.firstDay, mostCopies);
    const demand = await demandOf(tx, source);
    if (days.length > mostCopies || days.length * demand.shifts.length > mostCopiedShifts)
      throw new Refused({ code: "event.too-many-copies", most: mostCopies, shifts: mostCopiedShifts });
    const codes = await freeEventCodes(tx, days.length);
    const copies: Event[] = [];
    for (const [index, day] of days.entries())
      copies.push(await copyTo(tx, source, demand, { ...form, day }, codes[index]!));
    const ids = copies.map(({ id }) => id);
    const staged = form.team ? await stageTeam(tx, source, ids, now) : 0;
    for (const event of copies) {
      const { code, startsAt, endsAt } = event;
      recordChange(event, undefined, {
        code,
        startsAt,
        endsAt,
        copiedFrom: source.code,
        shifts: demand.shifts.length,
        staged,
      });
    }
    if (staged > 0)
      subjects(
        "assignment",
        sql`SELECT held.id FROM app.assignment held JOIN app.shift ON shift.id = held.shift_id
          WHERE shift.event_id = ANY(${sql.param(ids)}::uuid[])`,
      );
    return { id: ids[0]!, n: ids.length };
  });

/** Whether new events are made from it again and again. */
export const markTemplate = (actor: Actor, id: string, { isTemplate, version }: TemplateForm) =>
  perform(actor, "event.mark-template", async ({ tx, now, subject, recordChange }) => {
    const event = subject(await lockEvent(tx, id));
    ensureCurrent(event, version);
    const is = isTemplate === "yes";
    await tx
      .update(events)
      .set({ isTemplate: is, version: event.version + 1, updatedAt: now })
      .where(eq(events.id, id));
    recordChange(event, { isTemplate: event.isTemplate }, { isTemplate: is });
    return { id };
  });

/** Its shifts and places; of one that was cancelled as a whole, those that were cancelled with it. */
async function demandOf(tx: Transaction, { id, status }: Event): Promise<Demand> {
  const takesPlace = status === "cancelled" ? undefined : isNull(shifts.cancelledAt);
  const planned = await tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.eventId, id), takesPlace))
    .orderBy(shifts.startsAt, shifts.id);
  const ids = planned.map((shift) => shift.id);
  return {
    shifts: planned,
    slots: ids.length === 0 ? [] : await tx.select().from(slots).where(inArray(slots.shiftId, ids)),
  };
}

type To = CopyForm & { day: LocalDate };

async function copyTo(tx: Transaction, source: Event, demand: Demand, to: To, code: string): Promise<Event> {
  const { timeZone, startsAt, endsAt } = source;
  const days = daysBetween(dayAt(startsAt, timeZone), to.day);
  const [event] = await tx
    .insert(events)
    .values({
      code,
      titleEn: to.titleEn,
      titleEs: to.titleEs,
      legalEntityId: source.legalEntityId,
      clientId: source.clientId,
      venueId: source.venueId,
      timeZone,
      status: "draft",
      startsAt: new Date(movedEdge(startsAt.getTime(), days, timeZone, "start")),
      endsAt: new Date(movedEdge(endsAt.getTime(), days, timeZone, "end")),
      colour: source.colour,
      descriptionEn: source.descriptionEn,
      descriptionEs: source.descriptionEs,
      briefingEn: source.briefingEn,
      briefingEs: source.briefingEs,
      briefingAsks: source.briefingAsks,
      briefingChangedAt: source.briefingChangedAt,
      visibility: source.visibility,
      clonedFrom: source.id,
    })
    .returning();
  const managers = await tx.select().from(eventManagers).where(eq(eventManagers.eventId, source.id));
  if (managers.length > 0)
    await tx.insert(eventManagers).values(managers.map(({ userId }) => ({ eventId: event!.id, userId })));
  const [sourceTerms] = await tx.select().from(workTerms).where(eq(workTerms.eventId, source.id));
  if (sourceTerms) await tx.insert(workTerms).values({ eventId: event!.id, terms: sourceTerms.terms });
  const copyIds = await copyShifts(tx, event!, demand, days, to);
  await copyRates(tx, new Map([[source.id, event!.id], ...copyIds]));
  return event!;
}
