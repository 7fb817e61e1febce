import { and, eq, gte, lte, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { verifyClosedHours, type AlteredPeriod } from "@product/database/register/closed-hours";
import { hoursPeriods } from "@product/database/tables/day/hours";
import { othersToAsk } from "#request/oneself.ts";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;
type Days = { entityId: string; firstDay: string; lastDay: string };

/** Closed periods of a company with some of these days. */
export const closedOn = ({ entityId, firstDay, lastDay }: Days): SQL =>
  and(
    eq(hoursPeriods.legalEntityId, entityId),
    lte(hoursPeriods.firstDay, lastDay),
    gte(hoursPeriods.lastDay, firstDay),
  )!;

/** Nothing is handed over of hours that are no longer what was closed. */
export async function ensureClosedHours(reader: Reader, actor: Actor, days: Days): Promise<void> {
  const { altered } = await verifyClosedHours(reader, closedOn(days));
  const [alteredPeriod] = altered;
  if (alteredPeriod)
    throw new Refused({ code: "hours.period-altered", ...(await periodFacts(reader, actor, alteredPeriod)) });
}

/** Which period it is, and who may open it again. */
async function periodFacts(reader: Reader, actor: Actor, { entityId, entity, firstDay, lastDay }: AlteredPeriod) {
  const ownId = actor.kind === "person" ? actor.id : entityId;
  const others = await othersToAsk(ownId, "hours.confirm-reopening", [{ entity: entityId }], reader);
  return { entity, firstDay, lastDay, n: others?.n ?? 0, others: others?.others ?? "" };
}
