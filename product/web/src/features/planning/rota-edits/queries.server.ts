import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { rotaDays } from "@product/domain/planning/rota/rota";
import { publishedValues } from "#features/planning/shifts/commands.server.ts";
import { database } from "@product/database/client";
import { shifts, slots } from "@product/database/tables/planning/event";
import { rotaShifts, rotaSlots } from "#features/planning/rota/queries.server.ts";
import type { RotaQuery } from "#features/planning/rota/schema.ts";
import { homeDay } from "#request/clock.ts";
import { edited, headsAfter } from "./bulk.server.ts";
import type { EditForm } from "./schema.ts";

/** The shifts of those days, each with what it asks for in words. */
export async function shiftsToTick(actor: Actor, query: RotaQuery, locale: Locale) {
  const days = rotaDays(query.view, query.day ?? homeDay());
  const shown = await rotaShifts(actor, { days, event: query.event, role: query.role }, locale);
  const slotsByShift = Map.groupBy(
    await rotaSlots(
      shown.map(({ id }) => id),
      undefined,
      locale,
    ),
    ({ shiftId }) => shiftId,
  );
  const rows = shown.map((shift) => ({
    ...shift,
    asks: (slotsByShift.get(shift.id) ?? []).map(({ role, target }) => `${role} ${target}`).join(", "),
  }));
  const roles = new Map([...slotsByShift.values()].flat().map(({ roleId, role }) => [roleId, role]));
  return { days, rows, roles: [...roles].map(([id, name]) => ({ id, name })) };
}
export type TickedShift = Awaited<ReturnType<typeof shiftsToTick>>["rows"][number];

/** Each ticked shift as the edit would leave it; only shifts in the reader's scope. */
export async function editPreview(actor: Actor, query: RotaQuery, form: EditForm, locale: Locale) {
  const { rows } = await shiftsToTick(actor, query, locale);
  const ticked = new Set(form.seen.map(({ id }) => id));
  const wanted = rows.filter(({ id }) => ticked.has(id));
  const ids = wanted.map(({ id }) => id);
  const [kept, heads] = await Promise.all([
    database.select().from(shifts).where(inArray(shifts.id, ids)),
    database
      .select()
      .from(slots)
      .where(and(inArray(slots.shiftId, ids), eq(slots.roleId, form.roleId ?? noRole))),
  ]);
  return wanted.map(({ id, title, event, day, timeZone, version }) => {
    const shift = kept.find((each) => each.id === id)!;
    const { startsAt, endsAt, breaks, day: on } = { ...publishedValues(shift), ...shift.pending };
    const before = { startsAt, endsAt, breaks, day: on };
    const slot = heads.find(({ shiftId }) => shiftId === id);
    return {
      id,
      title,
      event,
      day,
      timeZone,
      version,
      before,
      after: edited(before, timeZone, form),
      heads: slot && form.heads !== 0 ? { before: slot.target, after: headsAfter(slot, form.heads).target } : undefined,
    };
  });
}
export type EditPreview = Awaited<ReturnType<typeof editPreview>>;

const noRole = "00000000-0000-0000-0000-000000000000";
