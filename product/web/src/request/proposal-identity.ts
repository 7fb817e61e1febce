import { createHash } from "node:crypto";

/** One word for what someone was shown, made of all that tells it apart: a form carries it, and what confirms compares it. */
export const identityOf = (...shown: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
