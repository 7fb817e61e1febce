/** Signatures of Solana wallets: the address is the public key. */
import { createPublicKey, verify } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import { invalid } from "@platform/auth/request/errors";

export function solanaKey(address: string): Buffer {
  const key = decodeBase58(address);
  if (key?.length !== 32) throw invalid("address in message is not a Solana address");
  return key;
}

export function solanaSignature(input: string): Buffer {
  const digits = input.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  const bytes = Buffer.from(digits, "base64url");
  if (!/^[A-Za-z0-9_-]+$/.test(digits) || bytes.length !== 64)
    throw invalid("signature must be 64 bytes in base64 or base64url");
  return bytes;
}

export function isSignedBySolana(message: string, signature: Buffer, key: Buffer): boolean {
  if (!belongsToSomeone(key)) return false;
  const publicKey = createPublicKey({ key: Buffer.concat([spkiPrefix, key]), format: "der", type: "spki" });
  return verify(null, Buffer.from(message), publicKey, signature);
}

// SubjectPublicKeyInfo of an Ed25519 key, up to its 32 bytes.
const spkiPrefix = Buffer.from("302a300506032b6570032100", "hex");

/** For a few points everyone can make signatures that fit, and not every OpenSSL knows them. */
function belongsToSomeone(key: Buffer): boolean {
  try {
    return !ed25519.Point.fromBytes(key).isSmallOrder();
  } catch {
    return false;
  }
}

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

function decodeBase58(text: string): Buffer | undefined {
  if (text.length === 0 || text.length > 44) return undefined;
  let value = 0n;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value === 0n ? "" : value.toString(16);
  const zeros = /^1*/.exec(text)![0].length;
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex")]);
}
