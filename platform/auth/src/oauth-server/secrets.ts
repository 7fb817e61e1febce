/** Random values that are handed out once and kept as their hash. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export const newSecret = (): string => randomBytes(32).toString("base64url");

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export function isSecretOf(secret: string, hash: string | null): boolean {
  const [actual, kept] = [Buffer.from(hashOf(secret)), Buffer.from(hash ?? "")];
  return actual.length === kept.length && timingSafeEqual(actual, kept);
}
