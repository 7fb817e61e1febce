import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRefreshToken, writeRefreshToken } from "./refresh-token.ts";

const key = randomBytes(32);
const counters = fc.bigInt({ min: 0n, max: (1n << 62n) - 1n });

describe("the form of a refresh token", () => {
  it("is read as it was written, for every counter", () => {
    fc.assert(
      fc.property(fc.uuid(), counters, (sessionId, counter) => {
        const read = readRefreshToken(writeRefreshToken(sessionId, counter, key));
        expect(read).toMatchObject({ sessionId, counter });
        expect(read!.isSignedWith(key)).toBe(true);
        expect(read!.isSignedWith(randomBytes(32))).toBe(false);
      }),
    );
  });

  it("is spoilt by any change of one character", () => {
    const token = writeRefreshToken(randomUUID(), 300n, key);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(..."ABCxyz019_-"), (place, letter) => {
        fc.pre(token[place] !== letter);
        expect(readRefreshToken(token.slice(0, place) + letter + token.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  it("is nothing else: whatever is given, it is read or refused, never a failure", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{51,80}$/)), (text) => {
        expect(() => readRefreshToken(text)).not.toThrow();
      }),
    );
  });
});
