import { createHash } from "node:crypto";
import { hourKinds } from "@product/domain/day/hours";
import type { hoursLines } from "@product/database/tables/day/hours";

type Line = Pick<typeof hoursLines.$inferSelect, "assignmentId" | "workerId" | "day" | "minutes" | "split">;

/** SHA-256 over one line of JSON for each line of hours, in the order in which they are given. */
export function hashHours(lines: readonly Line[]): Buffer {
  const hash = createHash("sha256");
  for (const { assignmentId, workerId, day, minutes, split } of lines) {
    const kinds = hourKinds.map((kind) => split?.[kind] ?? 0);
    hash.update(`${JSON.stringify([assignmentId, workerId, day, minutes, kinds])}\n`);
  }
  return hash.digest();
}
