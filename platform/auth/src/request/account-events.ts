/** Events that change the ways into an account, which the product records. */
import type { AuthRequest } from "./auth-request.ts";

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

/**
 * Records the account event before the change is committed, so that a change without a record is undone. Changes by the
 * project's own server are not recorded.
 */
export const recordAccountEvent = (
  { auth, id, ip, userAgent }: AuthRequest,
  kind: AccountEventKind,
  userId: string,
): Promise<void> => auth.recordAccountEvent({ kind, userId, requestId: id, ip, userAgent });
