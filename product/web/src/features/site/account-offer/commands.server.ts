/** An account for somebody who was approved, if they want one. */
import { eq } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { accounts } from "@product/database/tables/access/account";
import { workers } from "@product/database/tables/people/worker";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform } from "#request/perform.ts";
import { workerBehind } from "./queries.server.ts";

/** Mails the way in to that address, and says whose account it is; none where the service cannot now. */
export type InviteByMail = (email: string, person: { name: string; language: Locale }) => Promise<string | undefined>;

/** The way in is mailed to the address that the office has, so that whoever found the link alone gets nothing by it. */
export const takeAccount = (token: string, invite: InviteByMail): Promise<"mailed" | "has-one" | "not-now"> =>
  perform(themselves, "worker.take-account", async ({ tx, on }) => {
    const found = await workerBehind(token, tx);
    if (!found?.email) throw new Refused({ code: "application.link-gone" });
    const { userId } = on(await lockWorker(tx, found.id));
    if (userId) return "has-one";
    const made = await invite(found.email, { name: found.name, language: found.language });
    if (!made) return "not-now";
    const isTaken = (await tx.$count(workers, eq(workers.userId, made))) > 0;
    if (isTaken) return "has-one";
    await tx
      .insert(accounts)
      .values({ userId: made, name: found.name, language: found.language })
      .onConflictDoNothing();
    await tx.update(workers).set({ userId: made }).where(eq(workers.id, found.id));
    return "mailed";
  });
