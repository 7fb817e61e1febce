/**
 * Keys derived from a passphrase: one for each part of a backup, and one for the mark that its list of parts is
 * unchanged.
 */
import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";

export type Passkey = {
  salt: string;
  /** Each part has a key of its own, so that none can be put in another's place. */
  keyOf(part: string): Buffer;
  mark(text: string): string;
  isMark(text: string, mark: string): boolean;
};

export async function openPasskey(passphrase: string, salt = randomBytes(16).toString("hex")): Promise<Passkey> {
  const master = await stretched(passphrase.normalize("NFC"), Buffer.from(salt, "hex"), 32, cost);
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", master, "", `cuadrante backup ${purpose}`, 32));
  const mark = (text: string) => createHmac("sha256", derived("list")).update(text).digest("hex");
  return {
    salt,
    keyOf: (part) => derived(`part ${part}`),
    mark,
    isMark: (text, candidate) => {
      const [expected, found] = [Buffer.from(mark(text)), Buffer.from(candidate)];
      return expected.length === found.length && timingSafeEqual(expected, found);
    },
  };
}

/** Tells whether a secret is the one of a backup, without telling anything of the secret. */
export const fingerprintOf = (secret: string, salt: string): string =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, salt, "cuadrante backup fingerprint", 32)))
    .update("secret key")
    .digest("hex");

const stretched = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };
