import { eq } from "drizzle-orm";
import { guardians, rightToWorkChecks, selfEmployedMarks } from "@product/database/tables/papers/right-to-work";
import type { Merge } from "#request/slices/merge-steps.ts";

export async function moveChecks({ tx, from, to, anew }: Merge): Promise<void> {
  const moved = await tx.select().from(rightToWorkChecks).where(eq(rightToWorkChecks.workerId, from));
  for (const { id, detailsSealed } of moved)
    await tx
      .update(rightToWorkChecks)
      .set({ workerId: to, detailsSealed: anew(detailsSealed) })
      .where(eq(rightToWorkChecks.id, id));
}

/** That of the record that stays is kept. */
export async function moveGuardian({ tx, from, to, anew }: Merge): Promise<void> {
  const [guardian] = await tx.delete(guardians).where(eq(guardians.workerId, from)).returning();
  if (guardian)
    await tx
      .insert(guardians)
      .values({ ...guardian, workerId: to, detailsSealed: anew(guardian.detailsSealed) })
      .onConflictDoNothing();
}

/** Likewise. */
export async function moveMark({ tx, from, to, anew }: Merge): Promise<void> {
  const [mark] = await tx.delete(selfEmployedMarks).where(eq(selfEmployedMarks.workerId, from)).returning();
  if (mark)
    await tx
      .insert(selfEmployedMarks)
      .values({ ...mark, workerId: to, reasonSealed: anew(mark.reasonSealed) })
      .onConflictDoNothing();
}
