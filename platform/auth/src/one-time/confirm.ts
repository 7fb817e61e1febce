/** Takes a one-time token: finds its user, and applies the confirmation that it proves. */
import { secondsBefore } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { audit } from "@platform/auth/request/audit";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { lockUser } from "@platform/auth/users/find-user";
import { confirmEmail, confirmPhone } from "@platform/auth/users/sign-up";
import { isBanned, type UserRow } from "@platform/auth/users/user";
import { confirmEmailChange, confirmPhoneChange } from "./confirm-change.ts";
import { clearTokens, takeToken, type TakenToken, type TokenProof, type TokenType } from "./tokens.ts";

export type VerifyType = keyof typeof tokensOf;

const tokensOf = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  magiclink: ["recovery_token"],
  recovery: ["recovery_token"],
  email: ["confirmation_token", "recovery_token"],
  email_change: ["email_change_token_current", "email_change_token_new"],
  sms: ["confirmation_token"],
  phone_change: ["phone_change_token"],
} satisfies Record<string, TokenType[]>;

export const isVerifyType = (type: string): type is VerifyType => Object.hasOwn(tokensOf, type);

export const isPhoneType = (type: VerifyType): boolean => type === "sms" || type === "phone_change";

/** Half confirmed: a change of address that waits for the other mailbox. */
export type Confirmation = { user: UserRow; token: TakenToken; isHalf: boolean };

export async function confirmToken(
  tx: Sql,
  call: AuthRequest,
  type: VerifyType,
  proof: TokenProof,
  audience: string,
): Promise<Confirmation> {
  const { settings } = call.auth;
  const lifetime = isPhoneType(type) ? settings.phone.otpSeconds : settings.email.otpSeconds;
  const token = await takeToken(tx, proof, tokensOf[type], secondsBefore(call.now, lifetime));
  const user = token && (await lockUser(tx, token.user_id));
  if (!token || !user || user.aud !== audience || isPhoneType(type) !== belongsToPhone(token, user))
    throw expired(proof);
  if (isBanned(user, call.now)) throw new AuthError(403, "user_banned", "User is banned");
  return { token, ...(await applied(tx, call, type, user, token)) };
}

// The same kind of token confirms an address and a number; which one, its address says.
const belongsToPhone = ({ token_type, relates_to }: TakenToken, user: UserRow) =>
  token_type === "phone_change_token" || (token_type === "confirmation_token" && relates_to === user.phone);

export const expired = (proof: TokenProof): AuthError =>
  new AuthError(
    403,
    "otp_expired",
    "link" in proof ? "Email link is invalid or has expired" : "Token has expired or is invalid",
  );

async function applied(
  tx: Sql,
  call: AuthRequest,
  type: VerifyType,
  user: UserRow,
  token: TakenToken,
): Promise<{ user: UserRow; isHalf: boolean }> {
  const { now } = call;
  if (type === "email_change") return confirmEmailChange(tx, call, user);
  await clearTokens(tx, user.id);
  if (type === "phone_change") return { user: await confirmPhoneChange(tx, call, user, token), isHalf: false };
  const isConfirmed = type === "sms" ? user.phone_confirmed_at : user.email_confirmed_at;
  if (isConfirmed) return { user, isHalf: false };
  await audit(tx, call, "user_signedup", user, { provider: type === "sms" ? "phone" : "email" });
  return { user: await (type === "sms" ? confirmPhone : confirmEmail)(tx, user, now), isHalf: false };
}
