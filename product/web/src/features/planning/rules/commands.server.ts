import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { plusDays } from "@product/domain/time/local-date";
import { events } from "@product/database/tables/planning/event";
import { clients, legalEntities, roles } from "@product/database/tables/company/master-data";
import { ruleSettings } from "@product/database/tables/company/rule-setting";
import { homeDayAt } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { scopeIn, type EndForm, type OverrideForm } from "./schema.ts";

export const createOverride = (actor: Actor, form: OverrideForm) =>
  perform(actor, "rule-setting.create", async ({ tx, recordChange }) => {
    const { rule, number, severity, allowedBy, reason, from } = form;
    const columns = { rule, number: number ?? null, severity: severity ?? null, allowedBy, reason, fromDay: from };
    const [override] = await tx
      .insert(ruleSettings)
      .values({ ...columns, ...(await scopeColumns(tx, form.scope)) })
      .returning();
    recordChange(override!, undefined, { ...columns, scope: form.scope });
    return { id: override!.id };
  });

/** In force until today; one that is still to come never comes. */
export const endOverride = (actor: Actor, id: string, { version }: EndForm) =>
  perform(actor, "rule-setting.end", async ({ tx, now, subject, recordChange }) => {
    const [setting] = await tx.select().from(ruleSettings).where(eq(ruleSettings.id, id)).for("update");
    if (!setting) throw new Refused({ code: "record.changed-meanwhile" });
    subject(setting);
    if (setting.version !== version || setting.untilDay !== null)
      throw new Refused({ code: "record.changed-meanwhile" });
    const today = homeDayAt(now);
    const untilDay = setting.fromDay > today ? plusDays(setting.fromDay, -1) : today;
    await tx
      .update(ruleSettings)
      .set({ untilDay, version: version + 1, updatedAt: now })
      .where(eq(ruleSettings.id, id));
    recordChange(setting, { untilDay: null }, { untilDay });
    return { id };
  });

/** Refused where what it is for is gone. */
async function scopeColumns(tx: Transaction, text: string) {
  const { kind, id } = scopeIn(text);
  if (kind === "global") return { scopeKind: kind };
  if (kind === "convenio") return { scopeKind: kind, convenio: id };
  const isUuid = /^[0-9a-f-]{36}$/i.test(id);
  const table = { entity: legalEntities, client: clients, role: roles, event: events }[kind];
  if (!isUuid || (await tx.$count(table, eq(table.id, id))) === 0) throw new Refused({ code: "record.choice-gone" });
  const column = { entity: "legalEntityId", client: "clientId", role: "roleId", event: "eventId" }[kind];
  return { scopeKind: kind, [column]: id };
}
