import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { venueZones } from "@product/database/tables/company/master-data";
import type { Transaction } from "#request/perform.ts";

/** The names of a venue's zones and gates, each in order. */
export type Zones = { zones: string[]; gates: string[] };

export async function zonesIn(tx: Pick<Transaction, "select">, venueId: string): Promise<Zones> {
  const rows = await tx
    .select()
    .from(venueZones)
    .where(eq(venueZones.venueId, venueId))
    .orderBy(asc(venueZones.position));
  const named = (kind: "zone" | "gate") => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { zones: named("zone"), gates: named("gate") };
}

/** One that keeps its name keeps its id, so that what points to it stays true. */
export async function saveZones(tx: Transaction, venueId: string, { zones, gates }: Zones): Promise<void> {
  for (const [kind, names] of [
    ["zone", zones],
    ["gate", gates],
  ] as const) {
    const others = names.length > 0 ? notInArray(venueZones.name, names) : undefined;
    await tx.delete(venueZones).where(and(eq(venueZones.venueId, venueId), eq(venueZones.kind, kind), others));
    if (names.length === 0) continue;
    await tx
      .insert(venueZones)
      .values(names.map((name, position) => ({ venueId, kind, name, position })))
      .onConflictDoUpdate({
        target: [venueZones.venueId, venueZones.kind, venueZones.name],
        set: { position: sql`excluded.position` },
      });
  }
}
