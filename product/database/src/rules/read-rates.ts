/** Rates that hours are paid and charged, as set for companies, clients, events and shifts. */
import { eq, inArray, or } from "drizzle-orm";
import { rateInForce, type RateInForce, type RateKind, type SaidRate } from "@product/domain/planning/rates";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { clientCharges } from "@product/database/tables/day/pay";
import { workRates } from "@product/database/tables/planning/work-terms";
import type { Transaction } from "@product/database/write";

type Reader = Pick<Transaction, "select">;
export type RateChain = {
  entity?: string | undefined;
  client?: string | null | undefined;
  event?: string | undefined;
  shift?: string | undefined;
};

/** All that is said of those; what a client is charged for every role stands with their shortest call. */
export async function readRates(reader: Reader, chains: readonly RateChain[]): Promise<SaidRate[]> {
  const ids = (level: keyof RateChain) => [...new Set(chains.flatMap((chain) => chain[level] ?? []))];
  const [rows, charges] = [
    await reader
      .select()
      .from(workRates)
      .where(
        or(
          inArray(workRates.legalEntityId, ids("entity")),
          inArray(workRates.clientId, ids("client")),
          inArray(workRates.eventId, ids("event")),
          inArray(workRates.shiftId, ids("shift")),
        ),
      ),
    await reader
      .select()
      .from(clientCharges)
      .where(inArray(clientCharges.clientId, ids("client"))),
  ];
  return [
    ...rows.map(saidIn),
    ...charges.map(({ clientId, hourlyRate }): SaidRate => ({
      level: "client",
      of: clientId,
      roleId: null,
      pay: null,
      charge: hourlyRate,
    })),
  ];
}

function saidIn({ legalEntityId, clientId, eventId, shiftId, ...row }: typeof workRates.$inferSelect): SaidRate {
  const { roleId, payRate: pay, chargeRate: charge } = row;
  const [level, of] = shiftId
    ? (["shift", shiftId] as const)
    : eventId
      ? (["event", eventId] as const)
      : clientId
        ? (["client", clientId] as const)
        : (["entity", legalEntityId!] as const);
  return { level, of, roleId, pay, charge };
}

/** The rates among those read that are set along one chain. */
export const ratesAlong = (rates: readonly SaidRate[], chain: RateChain): SaidRate[] =>
  rates.filter(({ level, of }) => chain[level] === of);

/** The rate in force for an hour of each of these places in a shift. */
export async function ratesOfAssignments(reader: Reader, ids: readonly string[], kind: RateKind) {
  const rows = await reader
    .select({
      id: assignments.id,
      roleId: slots.roleId,
      chain: { entity: events.legalEntityId, client: events.clientId, event: events.id, shift: shifts.id },
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(inArray(assignments.id, [...ids]));
  const rates = await readRates(
    reader,
    rows.map(({ chain }) => chain),
  );
  return new Map<string, RateInForce>(
    rows.map(({ id, roleId, chain }) => [id, rateInForce(ratesAlong(rates, chain), roleId, kind)]),
  );
}
