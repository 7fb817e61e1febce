/** Cost of planned work by the contracts of the people with a place; without premiums and employer costs. */
import { sql } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { taking } from "@product/database/filters/event-columns";
import { events } from "@product/database/tables/planning/event";
import { permittedRows } from "#request/who-may.ts";
import type { RotaShift } from "./queries.server.ts";

export type RotaCost = { day: string; currency: string; amount: number };

/** By day and currency, in hundredths; nothing at all for who may not see pay. */
export async function costsOf(actor: Actor, shifts: readonly RotaShift[]): Promise<RotaCost[] | undefined> {
  if (!isPermitted(actor, "pay.view")) return undefined;
  const column = <Value>(pick: (shift: RotaShift) => Value) => sql.param(shifts.map(pick));
  const costs = sql`SELECT planned.day, contract.currency, sum(round(contract.base_rate * planned.minutes / 60.0))::int AS amount
    FROM unnest(${column(({ id }) => id)}::uuid[], ${column(({ day }) => day)}::text[],
      ${column(({ minutes }) => Math.round(minutes))}::int[]) AS planned (shift_id, day, minutes)
    JOIN app.assignment held ON held.shift_id = planned.shift_id AND held.state IN (${taking})
    JOIN app.shift ON shift.id = planned.shift_id
    JOIN app.event ON event.id = shift.event_id
    JOIN LATERAL (SELECT base_rate, currency FROM app.engagement
      WHERE worker_id = held.worker_id AND legal_entity_id = event.legal_entity_id AND state = 'signed' AND base_rate IS NOT NULL
        AND first_day <= planned.day::date AND (last_day IS NULL OR last_day >= planned.day::date)
      ORDER BY first_day DESC LIMIT 1) contract ON true
    WHERE ${permittedRows(actor, "pay.view", "entity", events.legalEntityId) ?? sql`true`}
    GROUP BY planned.day, contract.currency`;
  return database
    .select({ day: sql<string>`cost.day`, currency: sql<string>`cost.currency`, amount: sql<number>`cost.amount` })
    .from(sql`(${costs}) cost`)
    .orderBy(sql`cost.day, cost.currency`);
}
