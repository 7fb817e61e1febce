/** Deeds that change the ways into an account, for whoever runs the service to write down. */
import type { Call } from "./call.ts";

export type AccountDeed = {
  kind: DeedKind;
  userId: string;
  /** From where it was asked, and in which request. */
  requestId: string;
  ip: string;
  userAgent: string;
};

type DeedKind =
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
export const noteDeed = ({ auth, id, ip, userAgent }: Call, kind: DeedKind, userId: string): Promise<void> =>
  auth.noteDeed({ kind, userId, requestId: id, ip, userAgent });
