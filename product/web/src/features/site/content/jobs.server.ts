/** Publishes what was scheduled, once its moment has come. */
import { and, asc, eq, lte } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { pages } from "@product/database/tables/site/page";
import { clockNow } from "#request/clock.ts";
import { movePage } from "./commands.server.ts";

export const contentJobs = { "pages.publish-due": () => publishDue() };
export const contentSchedules = [{ name: "pages.publish-due", everySeconds: 20 }];

export async function publishDue(): Promise<void> {
  const due = await database
    .select({ slug: pages.slug, version: pages.version })
    .from(pages)
    .where(and(eq(pages.state, "scheduled"), lte(pages.publishAt, clockNow())))
    .orderBy(asc(pages.publishAt));
  for (const { slug, version } of due) await publishOne(slug, version);
}

/** One that somebody took back or changed meanwhile is left as they left it. */
const publishOne = (slug: string, version: number) =>
  movePage(theSystem, slug, "publish", { version }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
