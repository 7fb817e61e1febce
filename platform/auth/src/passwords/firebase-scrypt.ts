/** Hashes exported from Firebase: scrypt makes a key, and the key encrypts a secret of that project. */
import { createCipheriv, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const form = /^\$fbscrypt\$v=1,n=(\d+),r=(\d+),p=(\d+),ss=([^,]*),sk=([^$]+)\$([^$]+)\$([^$]+)$/;
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt as never);

export async function verifyFirebaseScrypt(password: string, hash: string): Promise<boolean> {
  const parts = form.exec(hash);
  if (!parts) return false;
  const [n, r, p] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [separator, signerKey, salt, expected] = parts.slice(4).map((part) => Buffer.from(part, "base64")) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const N = 2 ** n;
  const key = await derive(password, Buffer.concat([salt, separator]), 32, { N, r, p, maxmem: 256 * N * r });
  const cipher = createCipheriv("aes-256-ctr", key, Buffer.alloc(16));
  const actual = Buffer.concat([cipher.update(signerKey), cipher.final()]);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
