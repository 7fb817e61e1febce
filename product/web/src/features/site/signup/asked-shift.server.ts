/** For which work somebody begins a form: by the button of an open shift, or that of the event which the form is for. */
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { workDay } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { events, shifts, slots } from "@product/database/tables/planning/event";
import { forms } from "@product/database/tables/site/form";

type OfForm = { id: string; legalEntityId: string; eventId: string | null };
export type AskedShift = { shiftId: string | null; workDay: string | null };

/** A place that the company of the form does not announce, or not any more, is none. */
export async function askedShift(form: OfForm, slotId: string | null): Promise<AskedShift> {
  const shiftId = slotId && isId.test(slotId) ? await announced(form, slotId) : null;
  const [found] = await database
    .select({ day: workDay(shiftId, form.eventId) })
    .from(forms)
    .where(eq(forms.id, form.id));
  return { shiftId, workDay: found?.day ?? null };
}

async function announced({ legalEntityId, eventId }: OfForm, slotId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: shifts.id })
    .from(slots)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        eq(slots.id, slotId),
        eq(events.legalEntityId, legalEntityId),
        eq(events.visibility, "public"),
        eventId ? eq(events.id, eventId) : undefined,
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
      ),
    );
  return found?.id ?? null;
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
