import { asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { complaints } from "@product/database/tables/privacy/complaint";

const mostShown = 200;

/** Those that wait first, the longest waiting above; then the newest of those that were answered. */
export const complaintRows = () =>
  database
    .select({
      id: complaints.id,
      name: complaints.name,
      receivedAt: complaints.receivedAt,
      answeredAt: complaints.answeredAt,
    })
    .from(complaints)
    .orderBy(
      desc(isNull(complaints.answeredAt)),
      asc(sql`CASE WHEN ${complaints.answeredAt} IS NULL THEN ${complaints.receivedAt} END`),
      desc(complaints.receivedAt),
    )
    .limit(mostShown);

export async function complaintWith(id: string) {
  const [found] = await database.select().from(complaints).where(eq(complaints.id, id));
  return found;
}

const mostCounted = 1000;

export async function complaintsToAnswer(): Promise<{ n: number; most: number }> {
  const some = database
    .select({ one: sql`1`.as("one") })
    .from(complaints)
    .where(isNull(complaints.answeredAt))
    .limit(mostCounted + 1)
    .as("some");
  const [found] = await database.select({ n: count() }).from(some);
  return { n: found!.n, most: mostCounted };
}
