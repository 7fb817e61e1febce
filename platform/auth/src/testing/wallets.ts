/** Wallets that sign messages as real ones do. */
import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";

/** Written apart from the code under test: prefix, hash, recoverable signature with the byte that wallets add. */
export function ethereumWallet() {
  const secret = secp256k1.utils.randomSecretKey();
  const publicKey = secp256k1.getPublicKey(secret, false);
  const address = `0x${hex(keccak_256(publicKey.subarray(1)).subarray(12))}`;
  return {
    address,
    sign(message: string): string {
      const bytes = Buffer.from(message);
      const prefixed = Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]);
      const signature = secp256k1.sign(keccak_256(prefixed), secret, { prehash: false, format: "recovered" });
      return `0x${hex(signature.subarray(1))}${hex(Uint8Array.of(signature[0]! + 27))}`;
    },
  };
}

/** The other signature that the same key could have written for the same message. */
export function twinOf(signature: string): string {
  const s = BigInt(`0x${signature.slice(66, 130)}`);
  const twin = (secp256k1.Point.CURVE().n - s).toString(16).padStart(64, "0");
  return `${signature.slice(0, 66)}${twin}${signature.endsWith("1b") ? "1c" : "1b"}`;
}

export function solanaWallet() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return {
    address: base58(rawKey(publicKey)),
    sign: (message: string): string => sign(null, Buffer.from(message), privateKey).toString("base64"),
  };
}

export function base58(bytes: Uint8Array): string {
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  let value = BigInt(`0x0${hex(bytes)}`);
  let text = "";
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros < 0 ? bytes.length : zeros) + text;
}

const rawKey = (key: KeyObject) => key.export({ format: "der", type: "spki" }).subarray(-32);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
