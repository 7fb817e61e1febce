/** A certificate that its own key signs: providers ask for the public key in this form, and trust it because they were given it. */
import { createPublicKey, sign, type KeyObject } from "node:crypto";

export function selfSigned(privateKey: KeyObject, commonName: string): Buffer {
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  const name = sequence(set(sequence(oid("550403"), tlv(0x0c, Buffer.from(commonName)))));
  const validity = sequence(tlv(0x17, Buffer.from("700101000000Z")), tlv(0x18, Buffer.from("21691213000000Z")));
  const version = tlv(0xa0, tlv(0x02, Buffer.from([2])));
  const serial = tlv(0x02, Buffer.from([1]));
  const body = sequence(version, serial, sha256WithRsa, name, validity, name, publicKey);
  const signature = sign("sha256", body, privateKey);
  return sequence(body, sha256WithRsa, tlv(0x03, Buffer.from([0]), signature));
}

function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
}

function lengthOf(length: number): number[] {
  if (length < 128) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 255);
  return [128 + bytes.length, ...bytes];
}

const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const set = (...parts: Buffer[]) => tlv(0x31, ...parts);
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, "hex"));
const sha256WithRsa = sequence(oid("2a864886f70d01010b"), tlv(0x05));
