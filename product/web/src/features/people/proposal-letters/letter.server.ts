/** Tells those who could be the second person that a block, or another bank account, waits for them. */
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/people/worker";
import { workerProposals } from "@product/database/tables/people/worker-record";
import { secondPeople } from "#features/access/account/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Letter, Mailer } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

const kinds = ["block", "unblock", "bank"] as const;
type Kind = (typeof kinds)[number];
const waiting = z.object({ workerId: z.uuid(), kind: z.enum(kinds) });

export const proposalLetters = (mailer: Mailer, siteUrl: string) => ({
  "worker.tell-proposal": async (payload: unknown) => {
    const { workerId, kind } = waiting.parse(payload);
    const [open] = await database
      .select({
        proposedBy: workerProposals.proposedBy,
        about: workers.userId,
        code: workers.code,
        entity: workers.legalEntityId,
      })
      .from(workerProposals)
      .innerJoin(workers, eq(workers.id, workerProposals.workerId))
      .where(
        and(
          eq(workerProposals.workerId, workerId),
          eq(workerProposals.kind, kind),
          isNull(workerProposals.confirmedBy),
        ),
      );
    if (!open) return;
    const permission = kind === "bank" ? "pay.approve" : "worker.approve";
    for (const reader of await secondPeople(permission, open))
      await mailer(proposalLetter(reader, kind, { id: workerId, code: open.code }, siteUrl));
  },
});

type Reader = { email: string; name: string; language: Locale };

/** By the code alone: a mail is no place to say of somebody that they are to be blocked. */
export function proposalLetter(
  { email, name, language }: Reader,
  kind: Kind,
  of: { id: string; code: string },
  siteUrl: string,
): Letter {
  const word = (key: "waitsSubject" | "waitsGreeting" | `waits:${Kind}` | "waitsButton" | "waitsFooter") =>
    messages[key][language].replace("{name}", () => name).replace("{code}", () => of.code);
  const at = kind === "bank" ? "/admin/workers/accounts" : `/admin/workers/${of.id}`;
  return {
    channel: "mail",
    kind: "proposal-waits",
    to: email,
    language,
    subject: word("waitsSubject"),
    paragraphs: [word("waitsGreeting"), word(`waits:${kind}`)],
    button: { label: word("waitsButton"), url: `${siteUrl}${inLocale(at, language)}` },
    footer: word("waitsFooter"),
  };
}
