/** Tells those who could be the second person that a proposal waits for them. */
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { erasures } from "@product/database/tables/privacy/erasure";
import { workers } from "@product/database/tables/people/worker";
import { secondPeople } from "#features/access/account/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Letter, Mailer } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

const waiting = z.object({ workerId: z.uuid(), proposal: z.uuid() });

export const erasureLetters = (mailer: Mailer, siteUrl: string) => ({
  "erasure.tell": async (payload: unknown) => {
    const { workerId, proposal } = waiting.parse(payload);
    const [open] = await database
      .select({
        proposedBy: erasures.proposedBy,
        about: workers.userId,
        code: workers.code,
        entity: workers.legalEntityId,
      })
      .from(erasures)
      .innerJoin(workers, eq(workers.id, erasures.workerId))
      .where(and(eq(erasures.workerId, workerId), eq(erasures.proposalId, proposal), isNull(erasures.confirmedAt)));
    if (!open) return;
    for (const reader of await secondPeople("worker.delete", open))
      await mailer(erasureLetter(reader, { id: workerId, code: open.code }, siteUrl));
  },
});

type Reader = { email: string; name: string; language: Locale };

/** By the code alone: a mail is no place for the name of someone whose data are to go. */
export function erasureLetter(
  { email, name, language }: Reader,
  of: { id: string; code: string },
  siteUrl: string,
): Letter {
  const word = (key: "waitsSubject" | "waitsGreeting" | "waitsText" | "waitsButton" | "waitsFooter") =>
    messages[key][language].replace("{name}", () => name).replace("{code}", () => of.code);
  return {
    channel: "mail",
    kind: "erasure-waits",
    to: email,
    language,
    subject: word("waitsSubject"),
    paragraphs: [word("waitsGreeting"), word("waitsText")],
    button: { label: word("waitsButton"), url: `${siteUrl}${inLocale(`/admin/workers/${of.id}/data`, language)}` },
    footer: word("waitsFooter"),
  };
}
