import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { premiumKinds, type PayPolicy } from "@product/domain/day/pay";
import { Refused } from "@product/domain/refusals";
import { clients, legalEntities } from "@product/database/tables/company/master-data";
import { clientCharges, payPolicies } from "@product/database/tables/day/pay";
import { perform } from "#request/perform.ts";
import type { ChargeForm, PolicyForm } from "./schema.ts";

/** Holds for what is handed over from now on; no batch that was made is changed by it. */
export const editPolicy = (actor: Actor, legalEntityId: string, { version, ...form }: PolicyForm) =>
  perform(actor, "pay-policy.edit", async ({ tx, now, subject, recordChange }) => {
    const [entity] = await tx.select().from(legalEntities).where(eq(legalEntities.id, legalEntityId)).for("update");
    if (!entity) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject({ id: legalEntityId, legalEntityId });
    const [kept] = await tx.select().from(payPolicies).where(eq(payPolicies.legalEntityId, legalEntityId));
    if ((kept?.version ?? 0) !== version) throw new Refused({ code: "record.changed-meanwhile" });
    const premiums = Object.fromEntries(premiumKinds.map((kind) => [kind, form[kind]])) as PayPolicy["premiums"];
    const { roundingMinutes, rounding } = form;
    const policy = { roundingMinutes, rounding, premiums };
    const row = { ...policy, version: version + 1, updatedAt: now };
    await tx
      .insert(payPolicies)
      .values({ legalEntityId, ...row })
      .onConflictDoUpdate({ target: payPolicies.legalEntityId, set: row });
    const before = kept && { roundingMinutes: kept.roundingMinutes, rounding: kept.rounding, ...kept.premiums };
    recordChange(record, before, { roundingMinutes, rounding, ...premiums });
    return { id: legalEntityId };
  });

export const editCharge = (actor: Actor, clientId: string, { version, ...charge }: ChargeForm) =>
  perform(actor, "client-charge.edit", async ({ tx, now, subject, recordChange }) => {
    const [client] = await tx.select().from(clients).where(eq(clients.id, clientId)).for("update");
    if (!client) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject({ id: clientId });
    const [kept] = await tx.select().from(clientCharges).where(eq(clientCharges.clientId, clientId));
    if ((kept?.version ?? 0) !== version) throw new Refused({ code: "record.changed-meanwhile" });
    const row = { ...charge, version: version + 1, updatedAt: now };
    await tx
      .insert(clientCharges)
      .values({ clientId, ...row })
      .onConflictDoUpdate({ target: clientCharges.clientId, set: row });
    recordChange(record, kept && { hourlyRate: kept.hourlyRate, minimumMinutes: kept.minimumMinutes }, charge);
    return { id: clientId };
  });
