import { eq } from "drizzle-orm";
import { applications } from "@product/database/tables/site/form";
import type { Merge } from "#request/slices/merge-steps.ts";

export async function moveApplications({ tx, from, to, anew }: Merge): Promise<void> {
  const moved = await tx.select().from(applications).where(eq(applications.workerId, from));
  for (const { id, answersSealed, messageSealed } of moved)
    await tx
      .update(applications)
      .set({ workerId: to, answersSealed: anew(answersSealed), messageSealed: anew(messageSealed) })
      .where(eq(applications.id, id));
}
