import type { Actor } from "@product/domain/actor";
import type { SignedIn } from "#request/session.ts";

/** The account that is signed in, as seen from a worker's record: already theirs, one with the same address, or another one. */
export type OwnAccount =
  | { is: "theirs" | "other"; email: string }
  /** With whose record it is. */
  | { is: "same"; email: string; name: string; company: string };

/** Undefined for nobody, and for whoever looks as a colleague sees it. Whether the address is proven is asked when it counts. */
export function whoseAccount(
  actor: Actor,
  signedIn: SignedIn | undefined,
  { userId, email, name, company }: { userId: string | null; email: string | null; name: string; company: string },
): OwnAccount | undefined {
  if (actor.kind !== "person" || actor.viewedBy || !signedIn) return undefined;
  if (userId === actor.id) return { is: "theirs", email: signedIn.email };
  const isSame = email?.toLowerCase() === signedIn.email.toLowerCase();
  return isSame ? { is: "same", email: signedIn.email, name, company } : { is: "other", email: signedIn.email };
}
