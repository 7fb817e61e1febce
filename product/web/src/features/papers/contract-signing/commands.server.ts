import { and, eq, gt } from "drizzle-orm";
import { NotPermitted, themselves, type Actor, isPermitted } from "@product/domain/actor";
import { isMobile } from "@product/domain/identifiers/phone";
import type { Locale } from "@product/domain/locales";
import { isSampleText } from "@product/domain/papers/contract-places";
import { linesFrom, pathOf } from "@product/domain/papers/signatures";
import { Refused } from "@product/domain/refusals";
import { sealsOf } from "@product/database/person-keys";
import { enqueue } from "@product/database/jobs/queue";
import { engagements } from "@product/database/tables/papers/engagement";
import { workers } from "@product/database/tables/people/worker";
import { newContractToken, sha256Of } from "@product/database/workers/contract-links";
import { recordSeen } from "#features/people/completion/commands.server.ts";
import type { IssuedLink } from "#request/addresses/one-time-link.ts";
import { lockEngagement, saveEngagement, contractTrail, type Engagement } from "@product/database/workers/engagements";
import { lockWorker } from "@product/database/workers/lock-worker";
import type { RevealReasonForm } from "#features/people/worker-page/schema.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { SignatureForm } from "./schema.ts";
import { sealable, signatureIn, textsIn } from "./sealed-text.server.ts";
import { writtenOut } from "./written-out.server.ts";

const daysToSign = 14;
const daysForCopy = 30;

const later = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);

type Sending = {
  engagementId: string;
  version: number;
  isOneOfMany?: boolean;
  /** The secret of the link that carries it along: there is no letter of its own then. */
  within?: string;
};

/** Writes the contract out in both languages, closes it, and sends a link, which whoever sends it sees once if they may read the text. A link that was sent before stops working. */
export async function sendContract(
  actor: Actor,
  workerId: string,
  { engagementId, version, isOneOfMany = false, within }: Sending,
): Promise<IssuedLink | undefined> {
  // The form's key keeps the answer of the transaction, and the link must not be kept with it.
  let link: IssuedLink | undefined;
  await perform(actor, "engagement.send", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    const kept = await lockEngagement(tx, workerId, engagementId, version);
    if (kept.state === "signed") throw new Refused({ code: "engagement.signed" });
    if (kept.state === "cancelled") throw new Refused({ code: "engagement.cancelled" });
    if (!worker.email && !(worker.mobile && isMobile(worker.mobile))) throw new Refused({ code: "worker.unreachable" });
    const token = within ?? newContractToken();
    const { saved, seal } = await closeText(tx, kept, sha256Of(token), now);
    if (!within) await enqueueLetter(tx, "engagement.letter", { workerId, token: seal.close(token) });
    recordChange(worker, contractTrail(kept), contractTrail(saved));
    if (!isOneOfMany && mayReadText(actor, worker.legalEntityId, kept)) {
      if (!within) await recordSeen(actor, worker);
      link = { path: `/contract/${token}`, language: worker.language, email: worker.email };
    }
    return { id: engagementId };
  });
  return link;
}

/** Writes the text out and closes it with the worker's key; from here on this secret opens it. */
export async function closeText(tx: Transaction, kept: Engagement, tokenHash: Buffer, now: Date) {
  const text = sealable(await writtenOut(tx, kept));
  const seal = (await sealsOf(tx, [kept.workerId])).get(kept.workerId)!;
  const saved = await saveEngagement(
    tx,
    kept,
    {
      state: "sent",
      textSealed: seal.close(text),
      textSha256: sha256Of(text),
      tokenHash,
      tokenExpiresAt: later(now, daysToSign),
      sentAt: now,
    },
    now,
  );
  return { saved, seal };
}

/** The page behind the link shows the whole text: identity numbers, and pay where a rate was agreed. */
export const mayReadText = (actor: Actor, entityId: string, { baseRate }: { baseRate: number | null }): boolean =>
  isPermitted(actor, "identity.view", { entity: entityId }) &&
  (baseRate === null || isPermitted(actor, "pay.view", { entity: entityId }));

/** The link waits for its mail closed with the worker's own key: who reads the queue cannot use it. */
const enqueueLetter = (
  tx: Transaction,
  kind: "engagement.letter" | "engagement.copy-letter",
  { workerId, token }: { workerId: string; token: Buffer },
) => enqueue(tx, { kind, payload: { workerId, token: token.toString("base64url") } });

/** The worker signs behind the link. Afterwards the same link only serves the copy. */
export const signContract = (
  token: string,
  { name, drawing }: SignatureForm,
  { language, address }: { language: Locale; address: string },
) =>
  perform(themselves, "engagement.sign", async ({ tx, now, subject, recordChange }) => {
    const [found] = await tx
      .select({ id: engagements.id, workerId: engagements.workerId })
      .from(engagements)
      .where(and(eq(engagements.tokenHash, sha256Of(token)), gt(engagements.tokenExpiresAt, now)));
    if (!found) throw new Refused({ code: "engagement.link-gone" });
    // The worker first, as everyone does who changes a contract: nobody waits for each other in a circle.
    const [worker] = await tx.select().from(workers).where(eq(workers.id, found.workerId)).for("update");
    subject(worker!);
    const kept = await lockEngagement(tx, found.workerId, found.id);
    if (kept.state === "signed") throw new Refused({ code: "engagement.signed-already" });
    const seal = (await sealsOf(tx, [found.workerId])).get(found.workerId);
    // Changed, sent anew or cancelled while the page was open, or the worker was erased.
    if (kept.state !== "sent" || !kept.tokenHash?.equals(sha256Of(token)) || !seal || !kept.textSealed)
      throw new Refused({ code: "engagement.link-gone" });
    const text = seal.open(kept.textSealed);
    if (!sha256Of(text).equals(kept.textSha256!))
      throw new Error(`the text of contract ${kept.id} is not the one that was sent`);
    // Sent before that was refused.
    if (Object.values(textsIn(text)).some(isSampleText)) throw new Refused({ code: "engagement.link-gone" });
    const signature = JSON.stringify({ name, drawing, language, at: now.toISOString(), address });
    const saved = await saveEngagement(
      tx,
      kept,
      {
        state: "signed",
        signedAt: now,
        signatureSealed: seal.close(signature),
        // For as long as the copy can be fetched.
        tokenExpiresAt: later(now, daysForCopy),
      },
      now,
    );
    await enqueueLetter(tx, "engagement.copy-letter", { workerId: worker!.id, token: seal.close(token) });
    recordChange(worker!, contractTrail(kept), contractTrail(saved));
    return { id: kept.id };
  });

/** Opens the text as it was sent, and writes down who looked and why. It tells identity numbers, and pay where a rate was agreed. */
export const readContract = (
  actor: Actor,
  workerId: string,
  { engagementId, ...look }: RevealReasonForm & { engagementId: string },
) =>
  perform(actor, "engagement.read", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    const kept = await lockEngagement(tx, workerId, engagementId);
    if (kept.baseRate !== null && !isPermitted(actor, "pay.view", { entity: worker.legalEntityId }))
      throw new NotPermitted(actor, "pay.view");
    recordChange(worker, {}, look);
    const seal = (await sealsOf(tx, [workerId])).get(workerId);
    if (!seal || !kept.textSealed) throw new Refused({ code: "record.changed-meanwhile" });
    const signed = kept.signatureSealed && signatureIn(seal.open(kept.signatureSealed));
    return {
      engagementId,
      text: textsIn(seal.open(kept.textSealed)),
      sha256: kept.textSha256!.toString("hex"),
      signature: signed ? { ...signed, path: pathOf(linesFrom(signed.drawing) ?? []) } : null,
    };
  });
