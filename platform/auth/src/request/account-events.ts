/** Deeds that change the ways into an account, for whoever runs the service to write down. */
import type { Call } from "./call.ts";

export type AccountEvent = {
  kind: AccountEventKind;
  userId: string;
  /** From where it was asked, and in which request. */
  requestId: string;
  ip: string;
  userAgent: string;
};

type AccountEventKind =
  | "password_changed"
  | "email_changed"
  | "phone_changed"
  | "factor_added"
  | "factor_removed"
  | "identity_linked"
  | "identity_unlinked"
  | "passkey_added"
  | "passkey_removed";

/** Told before the change is committed: what cannot be written down is not done. What the project's own server does is not told. */
export const recordAccountEvent = (
  { auth, id, ip, userAgent }: Call,
  kind: AccountEventKind,
  userId: string,
): Promise<void> => auth.recordAccountEvent({ kind, userId, requestId: id, ip, userAgent });
