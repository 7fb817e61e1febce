import { Secret, TOTP } from "otpauth";

/** `ahead` steps from now: a code counts once, so the next proof needs the next code. */
export const totpCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });
