/** Whether a phone or a device signed this, by the public half of its key. */
import { webcrypto } from "node:crypto";
import { signedText, type KeyAlgorithm } from "@product/domain/day/pass-code";

export type PhoneKey = { algorithm: KeyAlgorithm; publicKey: Buffer };

const { subtle } = webcrypto;
const imported = { Ed25519: { name: "Ed25519" }, "P-256": { name: "ECDSA", namedCurve: "P-256" } } as const;
const verified = { Ed25519: { name: "Ed25519" }, "P-256": { name: "ECDSA", hash: "SHA-256" } } as const;

export const isSignedBy = (key: PhoneKey, code: string, step: number, signature: string): Promise<boolean> =>
  isTextSignedBy(key, signedText(code, step), signature);

export async function isTextSignedBy(key: PhoneKey, text: string, signature: string): Promise<boolean> {
  try {
    const { algorithm, publicKey } = key;
    const known = await subtle.importKey("spki", new Uint8Array(publicKey), imported[algorithm], false, ["verify"]);
    const bytes = new Uint8Array(Buffer.from(signature, "base64url"));
    return await subtle.verify(verified[algorithm], known, bytes, new TextEncoder().encode(text));
  } catch {
    return false;
  }
}
