/** Signatures of Ethereum wallets: the signer's address is computed from the signature and compared. */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { invalid } from "@platform/auth/request/errors";

/** One spelling per wallet: lower case. A mixed one carries a checksum, which must be right. */
export function ethereumAddress(input: string): string {
  if (!/^0x[0-9a-fA-F]{40}$/.test(input)) throw invalid("address in message is not an Ethereum address");
  const digits = input.slice(2);
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  if (isMixed && checksummed(digits.toLowerCase()) !== digits) throw invalid("address in message has a wrong checksum");
  return input.toLowerCase();
}

/** Upper case where the hash of the address has a high digit (EIP-55). */
function checksummed(digits: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString("hex");
  return [...digits]
    .map((digit, place) => (Number.parseInt(hash[place]!, 16) > 7 ? digit.toUpperCase() : digit))
    .join("");
}

export function ethereumSignature(input: string): Buffer {
  const digits = input.replace(/^0x/, "");
  if (!/^[0-9a-fA-F]{130}$/.test(digits)) throw invalid("signature must be 130 hexadecimal digits");
  return Buffer.from(digits, "hex");
}

export function isSignedByEthereum(message: string, signature: Buffer, address: string): boolean {
  const last = signature[64]!;
  // Wallets write 27 and 28 where the curve says 0 and 1.
  const recovery = last >= 27 ? last - 27 : last;
  if (recovery > 1) return false;
  try {
    const recovered = Buffer.concat([Buffer.of(recovery), signature.subarray(0, 64)]);
    const compressed = secp256k1.recoverPublicKey(recovered, personalHash(message), { prehash: false });
    return addressOf(compressed) === address;
  } catch {
    // Numbers that lie on no curve were made by no key.
    return false;
  }
}

/** Hash that `personal_sign` signs (EIP-191): the prefix keeps a message from being a transaction. */
function personalHash(message: string): Uint8Array {
  const bytes = Buffer.from(message);
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]));
}

function addressOf(publicKey: Uint8Array): string {
  const whole = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return `0x${Buffer.from(keccak_256(whole.subarray(1)))
    .toString("hex")
    .slice(-40)}`;
}
