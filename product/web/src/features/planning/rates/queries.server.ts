import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import {
  rateInForce,
  rateKinds,
  type RateInForce,
  type RateLevel,
  type SaidRate,
} from "@product/domain/planning/rates";
import { database } from "@product/database/client";
import { ratesAlong, readRates } from "@product/database/rules/read-rates";
import { shifts, slots } from "@product/database/tables/planning/event";
import { roles } from "@product/database/tables/company/master-data";
import { plannedCost } from "./planned-cost.server.ts";
import { ratePlace, type RatePlace } from "./places.server.ts";

export type RateRow = {
  /** None for every role. */
  roleId: string | null;
  name: string;
  own: Record<"pay" | "charge", number | null>;
  /** The rate in force if this level sets none. */
  above: Record<"pay" | "charge", RateInForce>;
};

/** The rates of one level as its form shows them; undefined where the reader may not see pay there. */
export async function ratesScreen(actor: Actor, level: RateLevel, id: string, locale: Locale) {
  const at = await ratePlace(database, actor, level, id);
  if (!at) return undefined;
  const rates = ratesAlong(await readRates(database, [at.chain]), at.chain);
  const named = [{ id: null, name: "" }, ...(await rolesAt(at, rates, locale))];
  return {
    level,
    name: at.name,
    currency: at.currency,
    mayEdit: isPermitted(actor, "pay.edit", at.place),
    rows: named.map(({ id: roleId, name }) => rowOf(rates, level, roleId, name)),
    seen: seenOf(rates, level),
    planned: level === "event" || level === "shift" ? await plannedCost(at) : undefined,
  };
}
export type RatesScreen = NonNullable<Awaited<ReturnType<typeof ratesScreen>>>;

function rowOf(rates: readonly SaidRate[], level: RateLevel, roleId: string | null, name: string): RateRow {
  const isOwn = (rate: SaidRate) => rate.level === level && rate.roleId === roleId;
  const others = rates.filter((rate) => !isOwn(rate));
  const each = <Value>(read: (kind: "pay" | "charge") => Value) =>
    Object.fromEntries(rateKinds.map((kind) => [kind, read(kind)])) as Record<"pay" | "charge", Value>;
  return {
    roleId,
    name,
    own: each((kind) => rates.find((rate) => isOwn(rate) && rate[kind] !== null)?.[kind] ?? null),
    above: each((kind) => rateInForce(others, roleId, kind)),
  };
}

/** The rates as the form first showed them, to detect that another user has saved since. */
export const seenOf = (rates: readonly SaidRate[], level: RateLevel): string =>
  rates
    .filter((rate) => rate.level === level)
    .map(({ roleId, pay, charge }) => [roleId, pay, charge].join(":"))
    .toSorted()
    .join(" ");

/** Those that are asked for there, and those of which something is said; all of them for a company or a client. */
async function rolesAt({ level, id }: RatePlace, rates: readonly SaidRate[], locale: Locale) {
  const name = locale === "es" ? roles.nameEs : roles.nameEn;
  const known = rates.filter((rate) => rate.level === level).flatMap(({ roleId }) => roleId ?? []);
  const inDemand =
    level === "entity" || level === "client"
      ? isNull(roles.archivedAt)
      : inArray(
          roles.id,
          database
            .select({ id: slots.roleId })
            .from(slots)
            .innerJoin(shifts, and(eq(shifts.id, slots.shiftId), isNull(shifts.cancelledAt)))
            .where(eq(level === "event" ? slots.eventId : slots.shiftId, id)),
        );
  return database
    .select({ id: roles.id, name })
    .from(roles)
    .where(or(inDemand, inArray(roles.id, known)))
    .orderBy(asc(name));
}

/** All that a form may name. */
export const rolesOfForm = async (): Promise<(string | null)[]> => [
  null,
  ...(await database.select({ id: roles.id }).from(roles)).map(({ id }) => id),
];
