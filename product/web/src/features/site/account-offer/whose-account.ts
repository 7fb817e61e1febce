import type { Actor } from "@product/domain/actor";
import type { SignedIn } from "#request/session.ts";

/** The account that is signed in, as seen from a worker's record: already theirs, one with the same address, or another one. */
export type OwnAccount = { is: "theirs" | "same" | "other"; email: string };

/** Undefined for nobody, and for whoever looks as a colleague sees it. Whether the address is proven is asked when it counts. */
export function whoseAccount(
  actor: Actor,
  signedIn: SignedIn | undefined,
  { userId, email }: { userId: string | null; email: string | null },
): OwnAccount | undefined {
  if (actor.kind !== "person" || actor.viewedBy || !signedIn) return undefined;
  if (userId === actor.id) return { is: "theirs", email: signedIn.email };
  const isSame = email?.toLowerCase() === signedIn.email.toLowerCase();
  return { is: isSame ? "same" : "other", email: signedIn.email };
}
