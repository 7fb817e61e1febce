import { AuthError } from "@platform/auth/request/errors";
import type { AuthSettings } from "@platform/auth/settings";
import type { FactorRow } from "@platform/auth/users/user";

export type FactorType = FactorRow["factor_type"];

const names = { totp: "TOTP", phone: "Phone", webauthn: "WebAuthn" };

export const isFactorType = (type: string): type is FactorType => Object.hasOwn(names, type);

export function ensureEnabled(type: FactorType, act: "enroll" | "verify", { mfa }: AuthSettings): void {
  if (mfa[type][act]) return;
  const what = act === "enroll" ? "enroll" : "verification";
  throw new AuthError(422, `mfa_${type}_${act}_not_enabled`, `MFA ${what} is disabled for ${names[type]}`);
}
