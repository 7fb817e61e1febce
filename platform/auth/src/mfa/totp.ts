/** Codes of an authenticator app, as every such app makes them: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const form = { algorithm: "SHA1", digits: 6, period: 30 } as const;
// Clocks of phones are a little off, and people type slowly.
const stepsOff = 1;
// Longer words would not fit into the picture.
const longestLabel = 64;

export type NewTotp = { secret: string; uri: string; qr_code: string };

export function newTotp(issuer: string, account: string): NewTotp {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...form, issuer: cut(issuer), label: cut(account), secret }).toString();
  // Bare SVG: auth-js makes an address of it, in which a `#` would end the picture.
  return { secret: secret.base32, uri, qr_code: renderSVG(uri) };
}

/** The time step to which the code belongs; undefined for a code of no step near now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: stepsOff });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const cut = (text: string): string => [...text].slice(0, longestLabel).join("");
