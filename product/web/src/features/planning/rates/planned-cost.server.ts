import { and, eq, isNull } from "drizzle-orm";
import { rateInForce } from "@product/domain/planning/rates";
import { database } from "@product/database/client";
import { ratesAlong, readRates } from "@product/database/rules/read-rates";
import { shifts, slots } from "@product/database/tables/planning/event";
import type { RatePlace } from "./places.server.ts";

/** Cost and revenue of an event or a shift with every place filled, and the number of places without a rate. */
export async function plannedCost({ level, id, chain }: RatePlace) {
  const rows = await database
    .select({ roleId: slots.roleId, target: slots.target, shift: shifts })
    .from(slots)
    .innerJoin(shifts, and(eq(shifts.id, slots.shiftId), isNull(shifts.cancelledAt)))
    .where(eq(level === "event" ? slots.eventId : slots.shiftId, id));
  const along = (shift: string) => ({ ...chain, shift });
  const rates = await readRates(
    database,
    rows.map(({ shift }) => along(shift.id)),
  );
  const lines = rows.map(({ roleId, target, shift }) => {
    const there = ratesAlong(rates, along(shift.id));
    const minutes = target * paidMinutes(shift);
    return {
      minutes,
      target,
      pay: rateInForce(there, roleId, "pay")?.value,
      charge: rateInForce(there, roleId, "charge")?.value,
    };
  });
  const sumOf = (kind: "pay" | "charge") =>
    Math.round(lines.reduce((sum, line) => sum + (line.minutes * (line[kind] ?? 0)) / 60, 0));
  const without = (kind: "pay" | "charge") =>
    lines.reduce((sum, line) => sum + (line[kind] === undefined ? line.target : 0), 0);
  return {
    minutes: lines.reduce((sum, { minutes }) => sum + minutes, 0),
    pay: { amount: sumOf("pay"), without: without("pay") },
    charge: { amount: sumOf("charge"), without: without("charge") },
  };
}

function paidMinutes({ startsAt, endsAt, breaks }: typeof shifts.$inferSelect): number {
  const unpaid = breaks.filter(({ paid }) => !paid).reduce((sum, { minutes }) => sum + minutes, 0);
  return Math.max(0, (endsAt.getTime() - startsAt.getTime()) / 60_000 - unpaid);
}
