import { createHash } from "node:crypto";
import { payKinds } from "@product/domain/day/pay";
import type { hoursBatchLines } from "@product/database/tables/day/pay";

type Line = Omit<typeof hoursBatchLines.$inferSelect, "batchId" | "place">;

/** SHA-256 over one line of JSON for each line of a batch, in its order. */
export function hashBatch(lines: readonly Line[]): Buffer {
  const hash = createHash("sha256");
  for (const { assignmentId, code, day, minutes, payable, split, rate, amount } of lines) {
    const kinds = payKinds.map((kind) => split[kind] ?? 0);
    hash.update(`${JSON.stringify([assignmentId, code, day, minutes, payable, kinds, rate, amount])}\n`);
  }
  return hash.digest();
}
