/** Passwords as kept: argon2id made here, and the hashes of other systems accepted until their next use. */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { verifyBcrypt } from "./bcrypt.ts";
import { verifyFirebaseScrypt } from "./firebase-scrypt.ts";

export type Argon2Cost = { memoryKib: number; passes: number };

/** The least that is held to be safe for a password, with some room above it. */
export const usualCost: Argon2Cost = { memoryKib: 19_456, passes: 2 };

const derive = promisify(argon2);
const tagLength = 32;

export async function hashPassword(password: string, cost: Argon2Cost): Promise<string> {
  const salt = randomBytes(16);
  const tag = await argon2Tag("argon2id", password, salt, { m: cost.memoryKib, t: cost.passes, p: 1 }, tagLength);
  return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$${unpadded(salt)}$${unpadded(tag)}`;
}

/** False for a wrong password, and for a hash of no kind that we know. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const form = argon2Form.exec(hash);
  if (form) {
    const [, kind, m, t, p, salt, tag] = form as unknown as [
      string,
      "argon2i" | "argon2id",
      string,
      string,
      string,
      string,
      string,
    ];
    const expected = Buffer.from(tag, "base64");
    const actual = await argon2Tag(
      kind,
      password,
      Buffer.from(salt, "base64"),
      { m: +m, t: +t, p: +p },
      expected.length,
    );
    return timingSafeEqual(actual, expected);
  }
  if (bcryptForm.test(hash)) return verifyBcrypt(password, hash);
  if (hash.startsWith("$fbscrypt$")) return verifyFirebaseScrypt(password, hash);
  return false;
}

/** Whether the hash should be made anew now that the password is at hand. */
export const isOutdated = (hash: string, cost: Argon2Cost): boolean =>
  !hash.startsWith(`$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$`);

/** Hashes of other systems that an import may bring. The numbers are bounded: a hash must not be a way to exhaust us. */
export function isKnownHash(hash: string): boolean {
  const form = argon2Form.exec(hash);
  if (form) return Number(form[2]) <= 262_144 && Number(form[3]) <= 10 && Number(form[4]) <= 8;
  return bcryptForm.test(hash) || /^\$fbscrypt\$v=1,n=(1[0-6]|\d),r=\d,p=[1-4],/.test(hash);
}

const argon2Form =
  /^\$(argon2id?)\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;
const bcryptForm = /^\$2[aby]\$(0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/;

const argon2Tag = (
  kind: "argon2i" | "argon2id",
  password: string,
  nonce: Buffer,
  { m, t, p }: { m: number; t: number; p: number },
  length: number,
): Promise<Buffer> =>
  derive(kind, {
    message: password,
    nonce,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength: length,
  }) as Promise<Buffer>;

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
