/** The company, client, event or shift that rates are said of, for who may see what is paid there. */
import { eq } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { currencyOf } from "@product/domain/papers/engagements";
import type { Place } from "@product/domain/permissions/grants";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import type { RateLevel } from "@product/domain/planning/rates";
import type { RateChain } from "@product/database/rules/read-rates";
import { events, shifts } from "@product/database/tables/planning/event";
import { clients, legalEntities } from "@product/database/tables/company/master-data";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;
export type RatePlace = {
  level: RateLevel;
  id: string;
  name: string;
  chain: RateChain;
  place: Place;
  /** A client may be staffed by companies of two countries. */
  currency: "EUR" | "GBP" | undefined;
};

/** Undefined where there is none, or its pay is not for this reader. */
export async function ratePlace(
  reader: Reader,
  actor: Actor,
  level: RateLevel,
  id: string,
): Promise<RatePlace | undefined> {
  const found = await finders[level](reader, id);
  return found && isPermitted(actor, "pay.view", found.place) ? { level, id, ...found } : undefined;
}

type Found = Omit<RatePlace, "level" | "id"> | undefined;

const finders: Record<RateLevel, (reader: Reader, id: string) => Promise<Found>> = {
  entity: async (reader, id) => {
    const [found] = await reader.select().from(legalEntities).where(eq(legalEntities.id, id));
    return (
      found && {
        name: found.name,
        chain: { entity: id },
        place: { entity: id },
        currency: currencyOf(found.country),
      }
    );
  },
  client: async (reader, id) => {
    const [found] = await reader.select().from(clients).where(eq(clients.id, id));
    return found && { name: found.name, chain: { client: id }, place: { client: id }, currency: undefined };
  },
  event: async (reader, id) => {
    const [found] = await withCompany(reader).where(eq(events.id, id));
    return (
      found && {
        name: found.event.code,
        chain: { entity: found.event.legalEntityId, client: found.event.clientId, event: id },
        place: placeOfEvent(found.event),
        currency: currencyOf(found.country),
      }
    );
  },
  shift: async (reader, id) => {
    const [shift] = await reader.select().from(shifts).where(eq(shifts.id, id));
    const found = shift && (await finders.event(reader, shift.eventId));
    return found && { ...found, name: shift.title, chain: { ...found.chain, shift: id } };
  },
};

const withCompany = (reader: Reader) =>
  reader
    .select({ event: events, country: legalEntities.country })
    .from(events)
    .innerJoin(legalEntities, eq(legalEntities.id, events.legalEntityId));
