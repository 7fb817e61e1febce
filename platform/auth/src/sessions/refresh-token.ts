/** A refresh token names its session and carries a counter; the session's key proves that we wrote it. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";

export type ReadToken = { sessionId: string; counter: bigint; isSignedWith: (key: Buffer) => boolean };

//  version │ session id │ counter (varint) │ signature │ checksum
//     1    │     16     │      1 … 10      │    16     │    4      bytes, base64url
const version = 0;
const signatureLength = 16;
const checksumLength = 4;
const shortest = 1 + 16 + 1 + signatureLength + checksumLength;

export function writeRefreshToken(sessionId: string, counter: bigint, key: Buffer): string {
  const body = Buffer.concat([Buffer.of(version), Buffer.from(sessionId.replaceAll("-", ""), "hex"), varint(counter)]);
  const signed = Buffer.concat([body, signatureOf(body, key)]);
  return Buffer.concat([signed, checksumOf(signed)]).toString("base64url");
}

/** Undefined for what we never wrote; whether the session's key signed it can be asked once that key is known. */
export function readRefreshToken(token: string): ReadToken | undefined {
  if (!/^[A-Za-z0-9_-]{51,80}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length < shortest || bytes[0] !== version || bytes.toString("base64url") !== token) return undefined;
  const signed = bytes.subarray(0, -checksumLength);
  if (!checksumOf(signed).equals(bytes.subarray(-checksumLength))) return undefined;
  const body = signed.subarray(0, -signatureLength);
  const counter = readVarint(body.subarray(17));
  if (counter === undefined) return undefined;
  return {
    sessionId: uuidOf(body.subarray(1, 17)),
    counter,
    isSignedWith: (key) => timingSafeEqual(signatureOf(body, key), signed.subarray(-signatureLength)),
  };
}

const signatureOf = (body: Buffer, key: Buffer): Buffer =>
  createHmac("sha256", key).update(body).digest().subarray(0, signatureLength);

function checksumOf(bytes: Buffer): Buffer {
  const checksum = Buffer.alloc(checksumLength);
  checksum.writeUInt32BE(crc32(bytes));
  return checksum;
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.of(...bytes, Number(rest));
}

/** One spelling per number, and none that PostgreSQL's bigint could not hold. */
function readVarint(bytes: Buffer): bigint | undefined {
  if (bytes.length === 0 || bytes.length > 9) return undefined;
  const isWhole = bytes.every((byte, index) => byte >= 0x80 === index < bytes.length - 1);
  if (!isWhole || (bytes.length > 1 && bytes.at(-1) === 0)) return undefined;
  return bytes.reduceRight((value, byte) => (value << 7n) | BigInt(byte & 0x7f), 0n);
}
