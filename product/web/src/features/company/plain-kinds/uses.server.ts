/** Reasons against archiving a record of a plain kind, as refusals. */
import { and, eq, isNull } from "drizzle-orm";
import type { PlainKindName } from "@product/domain/company/plain-kinds";
import { Refused } from "@product/domain/refusals";
import { itemLoans } from "@product/database/tables/company/item";
import type { Transaction } from "#request/perform.ts";

export const ensureUnused: Readonly<
  Partial<Record<PlainKindName, (tx: Transaction, record: { id: string }) => Promise<void>>>
> = {
  /** An item kind stays as long as a loan of it is not returned. */
  "item-kind": async (tx, { id }) => {
    const out = await tx.$count(itemLoans, and(eq(itemLoans.itemKindId, id), isNull(itemLoans.returnedAt)));
    if (out > 0) throw new Refused({ code: "item.still-out", n: out });
  },
};
