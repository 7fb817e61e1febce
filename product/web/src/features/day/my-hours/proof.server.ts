import { redirect } from "react-router";
import { themselves, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { enqueue } from "@product/database/jobs/queue";
import { isProof, proofFor, renewProof, tryProof } from "@product/database/workers/pass-proofs";
import { accountsWorker, type Holder } from "#features/day/pass/queries.server.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

const kept = /(?:^|;\s*)pass-proof=([\w.-]{10,80})(?:;|$)/;

/** Whether what they do binds them: they are signed in as this worker, or have typed a code from their mail within half an hour. */
export async function isProven(request: Request, actor: Actor, { workerId }: Holder): Promise<boolean> {
  if (actor.kind === "person" && (await accountsWorker(actor.id))?.workerId === workerId) return true;
  const proof = kept.exec(request.headers.get("Cookie") ?? "")?.[1];
  return proof !== undefined && isProof(proof, workerId, clockNow());
}

export const sendProofCode = (holder: Holder) =>
  perform(themselves, "pass.send-code", async ({ tx, now, subject }) => {
    subject({ id: holder.workerId, legalEntityId: holder.legalEntityId });
    const number = await renewProof(tx, holder.workerId, now);
    if (number === undefined) throw new Refused({ code: "pass.code-later" });
    await enqueue(tx, { kind: "pass.code-letter", payload: { workerId: holder.workerId, number } });
  });

/** The cookie to keep, or nothing where the code was wrong; every try is counted and written down. */
export async function proveByCode(holder: Holder, typed: string, isSecure: boolean): Promise<string | undefined> {
  const isRight = await perform(themselves, "pass.prove", async ({ tx, now, recordChange }) => {
    const proven = await tryProof(tx, holder.workerId, typed, now);
    recordChange({ id: holder.workerId, legalEntityId: holder.legalEntityId }, undefined, { proven });
    return proven;
  });
  if (!isRight) return undefined;
  const value = proofFor(holder.workerId, clockNow());
  return `pass-proof=${value}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Sends a code, or takes the one that was typed, where the address asks for that; otherwise nothing is answered. */
export async function answerProof(request: Request, holder: Holder, code: string | undefined, isSecure: boolean) {
  const { pathname, searchParams } = pageAddress(request);
  const requestedAction = searchParams.get("do");
  if (requestedAction === "send") {
    await sendProofCode(holder);
    return redirect(`${pathname}?sent`, 303);
  }
  if (requestedAction !== "prove") return undefined;
  const cookie = code && (await proveByCode(holder, code, isSecure));
  if (!cookie) throw new Refused({ code: "pass.code-wrong" });
  return redirect(pathname, { status: 303, headers: { "Set-Cookie": cookie } });
}
