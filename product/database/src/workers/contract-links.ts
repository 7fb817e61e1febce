/** The secret of a link by which a contract is read and signed, and the hash by which a text or a link is known. */
import { createHash, randomBytes } from "node:crypto";

export const newContractToken = (): string => randomBytes(32).toString("base64url");

export const sha256Of = (text: string): Buffer => createHash("sha256").update(text).digest();
