/** Short codes by which people call a worker: letters and digits that are not mistaken for one another. */
import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import { workers } from "@product/database/tables/worker";
import type { Transaction } from "@product/database/write";

const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** So many that nobody has yet. They grow longer when short ones are hard to find. */
export async function freeCodes(tx: Pick<Transaction, "select">, count: number): Promise<string[]> {
  const free = new Set<string>();
  for (let length = 4; free.size < count; length = Math.min(length + 1, 8)) {
    const tried = new Set(Array.from({ length: (count - free.size) * 2 }, () => code(length)));
    const taken = await tx
      .select({ code: workers.code })
      .from(workers)
      .where(inArray(workers.code, [...tried]));
    for (const { code: each } of taken) tried.delete(each);
    for (const each of tried) if (free.size < count) free.add(each);
  }
  return [...free];
}

const code = (length: number) => `W-${Array.from({ length }, () => letters[randomInt(letters.length)]).join("")}`;
