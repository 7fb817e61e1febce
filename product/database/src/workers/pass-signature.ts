/** Whether a phone signed this code, by the public half of its key. */
import { webcrypto } from "node:crypto";
import { signedText, type KeyAlgorithm } from "@product/domain/day/pass-code";

export type PhoneKey = { algorithm: KeyAlgorithm; publicKey: Buffer };

const { subtle } = webcrypto;
const imported = { Ed25519: { name: "Ed25519" }, "P-256": { name: "ECDSA", namedCurve: "P-256" } } as const;
const verified = { Ed25519: { name: "Ed25519" }, "P-256": { name: "ECDSA", hash: "SHA-256" } } as const;

export async function isSignedBy(key: PhoneKey, code: string, step: number, signature: string): Promise<boolean> {
  try {
    const { algorithm, publicKey } = key;
    const known = await subtle.importKey("spki", new Uint8Array(publicKey), imported[algorithm], false, ["verify"]);
    const [bytes, text] = [Buffer.from(signature, "base64url"), new TextEncoder().encode(signedText(code, step))];
    return await subtle.verify(verified[algorithm], known, new Uint8Array(bytes), text);
  } catch {
    return false;
  }
}
