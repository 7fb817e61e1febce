import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { usualPolicy } from "@product/domain/day/pay";
import { database } from "@product/database/client";
import { clients, legalEntities } from "@product/database/tables/company/master-data";
import { clientCharges, payPolicies } from "@product/database/tables/day/pay";
import type { Transaction } from "#request/perform.ts";
import { permittedRows } from "#request/who-may.ts";

type Reader = Pick<Transaction, "select">;

/** How a company rounds and what it pays on top; as the law has it where nothing was set. */
export async function policyOf(legalEntityId: string, reader: Reader = database) {
  const [kept] = await reader.select().from(payPolicies).where(eq(payPolicies.legalEntityId, legalEntityId));
  return { ...usualPolicy, version: 0, ...kept };
}

export const policyRows = (actor: Actor) =>
  database
    .select({
      id: legalEntities.id,
      name: legalEntities.name,
      step: payPolicies.roundingMinutes,
      rounding: payPolicies.rounding,
    })
    .from(legalEntities)
    .leftJoin(payPolicies, eq(payPolicies.legalEntityId, legalEntities.id))
    .where(and(isNull(legalEntities.archivedAt), permittedRows(actor, "pay.view", "entity", legalEntities.id)));

export const entityForPay = async (actor: Actor, id: string) =>
  (
    await database
      .select({ id: legalEntities.id, name: legalEntities.name })
      .from(legalEntities)
      .where(and(eq(legalEntities.id, id), permittedRows(actor, "pay.view", "entity", legalEntities.id)))
  )[0];

const charged = () =>
  database
    .select({
      id: clients.id,
      name: clients.name,
      hourlyRate: clientCharges.hourlyRate,
      minimumMinutes: clientCharges.minimumMinutes,
      version: clientCharges.version,
    })
    .from(clients)
    .leftJoin(clientCharges, eq(clientCharges.clientId, clients.id));

export const chargeRows = (actor: Actor) =>
  charged().where(and(isNull(clients.archivedAt), permittedRows(actor, "pay.view", "client", clients.id)));

export const chargeOf = async (actor: Actor, id: string) =>
  (await charged().where(and(eq(clients.id, id), permittedRows(actor, "pay.view", "client", clients.id))))[0];
