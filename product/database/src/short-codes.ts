/** Short codes by which people call a record: letters and digits that are not mistaken for one another. */
import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "@product/database/write";

const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** So many that no record has yet in that column. They grow longer when short ones are hard to find. */
export async function freeCodes(
  tx: Pick<Transaction, "select">,
  { prefix, column }: { prefix: string; column: PgColumn },
  count: number,
): Promise<string[]> {
  const free = new Set<string>();
  for (let length = 4; free.size < count; length = Math.min(length + 1, 8)) {
    const tried = new Set(Array.from({ length: (count - free.size) * 2 }, () => prefix + drawn(length)));
    const taken = await tx
      .select({ code: column })
      .from(column.table)
      .where(inArray(column, [...tried]));
    for (const { code } of taken) tried.delete(String(code));
    for (const each of tried) if (free.size < count) free.add(each);
  }
  return [...free];
}

const drawn = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
