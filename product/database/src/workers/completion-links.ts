/** The secret of a link by which a worker completes their record; only its hash is kept. */
import { createHash, randomBytes } from "node:crypto";

export const newCompletionToken = (): string => randomBytes(32).toString("base64url");

export const completionTokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();
