import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { RateLevel } from "@product/domain/planning/rates";
import { Refused } from "@product/domain/refusals";
import { ratesAlong, readRates } from "@product/database/rules/read-rates";
import { events, shifts } from "@product/database/tables/planning/event";
import { clients, legalEntities } from "@product/database/tables/company/master-data";
import { workRates } from "@product/database/tables/planning/work-terms";
import { perform, type Transaction } from "#request/perform.ts";
import { ratePlace } from "./places.server.ts";
import { rolesOfForm, seenOf } from "./queries.server.ts";
import { rateField } from "./rate-field.ts";
import type { RatesForm } from "./schema.ts";

const columns = {
  entity: { of: workRates.legalEntityId, name: "legalEntityId", table: legalEntities },
  client: { of: workRates.clientId, name: "clientId", table: clients },
  event: { of: workRates.eventId, name: "eventId", table: events },
  shift: { of: workRates.shiftId, name: "shiftId", table: shifts },
} as const;

/** All rates of one level at once; refused when somebody saved after they were read. Holds for hours handed over from now on. */
export const setRates = (actor: Actor, level: RateLevel, id: string, form: RatesForm) =>
  perform(actor, "work-rate.set", async ({ tx, subject, recordChange }) => {
    const { of, name, table } = columns[level];
    await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
    const at = await ratePlace(tx, actor, level, id);
    if (!at) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject({ id, place: at.place });
    const kept = await saidOf(tx, level, id);
    if (seenOf(kept, level) !== form.seen) throw new Refused({ code: "record.changed-meanwhile" });
    const rows = (await rolesOfForm())
      .map((roleId) => ({
        roleId,
        payRate: amount(form[rateField("pay", roleId)]),
        // A client's charge rate for every role is set with their shortest call, and not here.
        chargeRate: level === "client" && roleId === null ? null : amount(form[rateField("charge", roleId)]),
      }))
      .filter(({ payRate, chargeRate }) => payRate !== null || chargeRate !== null);
    await tx.delete(workRates).where(eq(of, id));
    if (rows.length > 0) await tx.insert(workRates).values(rows.map((row) => ({ ...row, [name]: id })));
    recordChange(record, { rates: seenOf(kept, level) }, { rates: seenOf(await saidOf(tx, level, id), level) });
    return {};
  });

const saidOf = async (tx: Transaction, level: RateLevel, id: string) =>
  ratesAlong(await readRates(tx, [{ [level]: id }]), { [level]: id });

const amount = (typed: number | string | undefined): number | null => (typeof typed === "number" ? typed : null);
