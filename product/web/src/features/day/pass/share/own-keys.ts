/** A key pair of this browser, made so that not even our own script can read its secret half. */
import type { KeyAlgorithm } from "@product/domain/day/pass-code";

export type OwnKeys = { algorithm: KeyAlgorithm; pair: CryptoKeyPair };

export async function newKeys(): Promise<OwnKeys> {
  try {
    const pair = (await crypto.subtle.generateKey({ name: "Ed25519" }, false, ["sign", "verify"])) as CryptoKeyPair;
    return { algorithm: "Ed25519", pair };
  } catch {
    const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, ["sign", "verify"]);
    return { algorithm: "P-256", pair };
  }
}

export const signed = async ({ algorithm, pair }: OwnKeys, text: string): Promise<string> =>
  base64url(await crypto.subtle.sign(signing[algorithm], pair.privateKey, new TextEncoder().encode(text)));

export const publicHalf = async ({ pair }: OwnKeys): Promise<string> =>
  base64url(await crypto.subtle.exportKey("spki", pair.publicKey));

export async function isSignedWith(algorithm: KeyAlgorithm, publicKey: string, text: string, signature: string) {
  try {
    const key = await crypto.subtle.importKey("spki", bytesOf(publicKey), importing[algorithm], false, ["verify"]);
    return await crypto.subtle.verify(signing[algorithm], key, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
}

const signing: Record<KeyAlgorithm, AlgorithmIdentifier | EcdsaParams> = {
  Ed25519: { name: "Ed25519" },
  "P-256": { name: "ECDSA", hash: "SHA-256" },
};
const importing: Record<KeyAlgorithm, AlgorithmIdentifier | EcKeyImportParams> = {
  Ed25519: { name: "Ed25519" },
  "P-256": { name: "ECDSA", namedCurve: "P-256" },
};

export const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.codePointAt(0)!);
