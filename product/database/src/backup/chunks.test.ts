import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { decrypted, encrypted } from "./chunks.ts";

const key = Buffer.alloc(32, 7);
async function* pieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
const joined = async (source: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(source));
const chunk = 64 * 1024;

it("gives back what was put in, whatever its length and however it came", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk),
      fc.integer({ min: 1000, max: 200_000 }),
      async (length, piece) => {
        const plain = randomBytes(length);
        const sealed = await joined(encrypted(key, pieces(plain, piece)));
        expect(sealed.length).toBe(length + 16 * Math.max(1, Math.ceil(length / chunk)));
        expect((await joined(decrypted(key, pieces(sealed, piece)))).equals(plain)).toBe(true);
      },
    ),
    { numRuns: 40 },
  ));

it("notices a flipped bit, a lost end, chunks in another order and another key", async () => {
  const sealed = await joined(encrypted(key, pieces(randomBytes(3 * chunk), chunk)));
  const piece = chunk + 16;
  const flipped = Buffer.from(sealed);
  flipped[piece + 5]! ^= 1;
  const swapped = Buffer.concat([
    sealed.subarray(piece, 2 * piece),
    sealed.subarray(0, piece),
    sealed.subarray(2 * piece),
  ]);
  for (const bad of [flipped, sealed.subarray(0, 2 * piece), sealed.subarray(0, -1), swapped, Buffer.alloc(3)])
    await expect(joined(decrypted(key, pieces(bad, chunk)))).rejects.toMatchObject({ name: "DamagedPart" });
  await expect(joined(decrypted(Buffer.alloc(32, 8), pieces(sealed, chunk)))).rejects.toMatchObject({
    name: "DamagedPart",
  });
});
