import type { Sql } from "@platform/kernel/sql";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import type { UserRow } from "@platform/auth/users/user";
import { sendLink, type Mailing } from "./send.ts";

/** Asks the owner of an address whether the account is theirs, whichever way it came about. */
export const sendConfirmation = (
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  way: Pick<Mailing, "redirectTo" | "method" | "challenge" | "variables">,
): Promise<UserRow> =>
  sendLink(tx, call, user, {
    kind: "confirmation",
    type: "confirmation_token",
    linkType: "signup",
    to: user.email!,
    sentAt: "confirmation_sent_at",
    ...way,
  });
