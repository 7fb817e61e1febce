import { clockNow } from "#request/clock.ts";
import { and, eq, gt, isNull } from "drizzle-orm";
import { database } from "@product/database/client";
import { setupTokenHash } from "@product/database/sign-in/setup-links";
import { setupLinks } from "@product/database/tables/access/account";

const dayMs = 24 * 60 * 60 * 1000;

/** The condition under which a link still works. */
export const isOpen = (token: string, now: Date) =>
  and(
    eq(setupLinks.tokenHash, setupTokenHash(token)),
    isNull(setupLinks.usedAt),
    gt(setupLinks.createdAt, new Date(now.getTime() - dayMs)),
  );

export const isOpenLink = async (token: string): Promise<boolean> =>
  (await database.select().from(setupLinks).where(isOpen(token, clockNow()))).length > 0;
