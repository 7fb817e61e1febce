import { and, eq, isNull } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { itemLoans } from "@product/database/tables/item";
import { recordCommands } from "#features/ground/master-data/commands.server.ts";
import type { ItemKindForm } from "./schema.ts";

export const {
  create: createItemKind,
  edit: editItemKind,
  archive: archiveItemKind,
  restore: restoreItemKind,
} = recordCommands("item-kind", {
  columns: ({ version: _read, ...form }: ItemKindForm) => form,
  /** What somebody still has stays. */
  insistOnUnused: async (tx, { id }) => {
    const out = await tx.$count(itemLoans, and(eq(itemLoans.itemKindId, id), isNull(itemLoans.returnedAt)));
    if (out > 0) throw new Refused({ code: "item.still-out", n: out });
  },
});
