/** Whether whoever opens the link of a client is that client: whoever made the link has it too, but not the client's mailbox. */
import { eq } from "drizzle-orm";
import type { Client } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import {
  clientProofFor,
  isClientProof,
  renewClientCode,
  tryClientCode,
  type ClientMailbox,
} from "@product/database/register/client-codes";
import { clients } from "@product/database/tables/company/master-data";
import { events } from "@product/database/tables/planning/event";
import { clientLinks } from "@product/database/tables/planning/event-parts";
import { sha256Of } from "@product/database/workers/contract-links";
import { lockEvent } from "#features/planning/events/commands.server.ts";
import { lockClientLink } from "#features/planning/client-view/commands.server.ts";
import { addressOfClient } from "#features/planning/client-view/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";

type Link = { id: string; eventId: string };

/** Mails a code to the address in the client's record. */
export const sendClientCode = async (token: string, language: Locale): Promise<void> =>
  perform(await clientBehind(token), "client-link.send-code", async ({ tx, now, subject }) => {
    const link = await lockClientLink(tx, token, now);
    subject({ id: link.id, event: await lockEvent(tx, link.eventId) });
    const number = await renewClientCode(tx, await mailboxOf(tx, link), now);
    if (number === undefined) throw new Refused({ code: "client-code.later" });
    await enqueue(tx, { kind: "client-hours.code-letter", payload: { linkId: link.id, number, language } });
  });

/** The cookie to keep, or nothing where the code was wrong; every try is counted and written down. */
export async function proveClient(token: string, typed: string, isSecure: boolean): Promise<string | undefined> {
  const value = await perform(
    await clientBehind(token),
    "client-link.prove",
    async ({ tx, now, subject, recordChange }) => {
      const link = await lockClientLink(tx, token, now);
      const record = subject({ id: link.id, event: await lockEvent(tx, link.eventId) });
      const mailbox = await mailboxOf(tx, link);
      const proven = await tryClientCode(tx, mailbox, typed, now);
      recordChange(record, undefined, { proven });
      return proven ? clientProofFor(mailbox, now) : "";
    },
  );
  if (value === "") return undefined;
  return `client-proof=${value}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

const kept = /(?:^|;\s*)client-proof=([\w.-]{10,80})(?:;|$)/;

/** The cookie in which the browser keeps proof that the right code was entered. */
export const clientProofIn = (request: Request): string | undefined =>
  kept.exec(request.headers.get("Cookie") ?? "")?.[1];

export async function ensureClient(tx: Transaction, link: Link, proof: string | undefined, now: Date) {
  if (!proof || !isClientProof(proof, await mailboxOf(tx, link), now))
    throw new Refused({ code: "client-code.prove-first" });
}

/** Where codes go, and whether one has been typed here within half an hour; no address where the record has none. */
export async function standingOfProof(link: Link, proof: string | undefined) {
  const address = await addressOfClient(link.eventId);
  const isProven = Boolean(address && proof && isClientProof(proof, { linkId: link.id, address }, clockNow()));
  return { address, isProven };
}

async function mailboxOf(tx: Transaction, link: Link): Promise<ClientMailbox> {
  const address = await addressOfClient(link.eventId, tx);
  if (!address) throw new Refused({ code: "client-code.no-address" });
  return { linkId: link.id, address };
}

/** Whose link it is; whether it still holds is judged with the act. */
export async function clientBehind(token: string): Promise<Client> {
  const here = eq(clientLinks.tokenHash, sha256Of(token));
  const [link] = await database.select({ id: clientLinks.id }).from(clientLinks).where(here);
  if (!link) throw new Refused({ code: "record.changed-meanwhile" });
  return { kind: "client", id: link.id };
}

/** The current mailbox of the link in a job, with the names of its event and client. */
export async function toWriteTo(linkId: string) {
  const [found] = await database
    .select({ address: clients.contactEmail, titleEn: events.titleEn, titleEs: events.titleEs })
    .from(clientLinks)
    .innerJoin(events, eq(events.id, clientLinks.eventId))
    .innerJoin(clients, eq(clients.id, events.clientId))
    .where(eq(clientLinks.id, linkId));
  return found?.address ? found : undefined;
}
