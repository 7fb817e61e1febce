/** How far events are filled: by role, with the minimum, the aim, who is confirmed and who has been asked. */
import { sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { filledSlots } from "@product/database/filters/event-columns";

export type RoleFill = {
  roleId: string;
  role: string;
  minimum: number;
  target: number;
  standby: number;
  confirmed: number;
  asked: number;
  onStandby: number;
  /** Places that lack people for their minimum: one role may be over in one shift and short in another. */
  short: number;
};

export async function fillOf(
  eventIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, readonly RoleFill[]>> {
  const fill = new Map<string, RoleFill[]>();
  if (eventIds.length === 0) return fill;
  const name = sql.raw(locale === "es" ? "role.name_es" : "role.name_en");
  const ids = sql`${sql.param(eventIds)}::uuid[]`;
  const sum = (what: string) => sql<number>`sum(${sql.raw(what)})::int`;
  const rows = await database
    .select({
      eventId: sql<string>`filled.event_id`,
      roleId: sql<string>`role.id`,
      role: sql<string>`${name}`,
      minimum: sum("filled.minimum"),
      target: sum("filled.target"),
      standby: sum("filled.standby"),
      confirmed: sum("filled.confirmed"),
      asked: sum("filled.asked"),
      onStandby: sum("filled.on_standby"),
      short: sum("greatest(filled.minimum - filled.confirmed, 0)"),
    })
    .from(
      // Their shifts are named too, or those of all years would be read to join them.
      sql`(${filledSlots} WHERE slot.event_id = ANY(${ids}) AND shift.event_id = ANY(${ids})) filled
        JOIN app.role ON role.id = filled.role_id`,
    )
    .groupBy(sql`filled.event_id, role.id, role.name_en, role.name_es`)
    .orderBy(sql`sum(filled.target) DESC, ${name}`);
  for (const { eventId, ...role } of rows) fill.getOrInsertComputed(eventId, () => []).push(role);
  return fill;
}

export const totalOf = (roles: readonly RoleFill[]) => ({
  target: sumOf(roles, "target"),
  minimum: sumOf(roles, "minimum"),
  confirmed: sumOf(roles, "confirmed"),
  asked: sumOf(roles, "asked"),
  standby: sumOf(roles, "standby"),
  onStandby: sumOf(roles, "onStandby"),
  short: sumOf(roles, "short"),
});

const sumOf = (roles: readonly RoleFill[], key: Exclude<keyof RoleFill, "role" | "roleId">) =>
  roles.reduce((sum, role) => sum + role[key], 0);
