/** Whether a secret carries more than one thing. The pages of the parts ask, and lead back to the whole, which stands above them. */
import { and, eq, gt } from "drizzle-orm";
import { database } from "@product/database/client";
import { completionLinks } from "@product/database/tables/people/worker-record";
import { completionTokenHash } from "@product/database/workers/completion-links";
import { clockNow } from "#request/clock.ts";

export const isOnboarding = async (token: string): Promise<boolean> => Boolean(await openOnboarding(token));

export async function openOnboarding(token: string) {
  const [link] = await database
    .select()
    .from(completionLinks)
    .where(
      and(
        eq(completionLinks.tokenHash, completionTokenHash(token)),
        completionLinks.isOnboarding,
        gt(completionLinks.expiresAt, clockNow()),
      ),
    );
  return link;
}
