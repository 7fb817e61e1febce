import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { accounts } from "@product/database/tables/access/account";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import type { Details } from "./schema.ts";
import { answered } from "./service.server.ts";

/** Refused when another window saved after `version` was read. Says whether the page speaks or looks differently now. */
export const saveDetails = (actor: Actor, { version, ...details }: Details, { context }: Pick<Sent, "context">) =>
  perform(actor, "account.edit", async ({ tx, now, subject, recordChange }) => {
    const { userId } = subject({ userId: actor.kind === "person" ? actor.id : "" });
    const [saved] = await tx.select().from(accounts).where(eq(accounts.userId, userId)).for("update");
    if ((saved?.version ?? 0) !== version) throw new Refused({ code: "account.changed-meanwhile" });
    await tx
      .insert(accounts)
      .values({ userId, ...details })
      .onConflictDoUpdate({
        target: accounts.userId,
        set: { ...details, version: version + 1, updatedAt: now },
      });
    recordChange({ userId }, saved && { ...saved, userId: undefined }, { ...saved, userId: undefined, ...details });
    const { language, colourMode } = details;
    const isLanguageNew = saved?.language !== language;
    // Mails are written by the service, which does not know our accounts.
    if (isLanguageNew) await answered(context.get(sessionContext).client().auth.updateUser({ data: { language } }));
    return { language, colourMode, isLanguageNew, isColourNew: saved?.colourMode !== colourMode };
  });
