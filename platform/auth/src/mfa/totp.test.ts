import { Secret, TOTP, URI } from "otpauth";
import { describe, expect, it } from "vitest";
import { newTotp, stepOf } from "./totp.ts";

const now = new Date("2026-11-15T10:00:00.000Z");
const step = now.getTime() / 30_000;
const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });

describe("a new authenticator", () => {
  it("is described as every app reads it", () => {
    const { uri, secret } = newTotp("staff.example", "ana@example.org");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/staff\.example:ana%40example\.org\?/);
    expect(URI.parse(uri)).toMatchObject({ algorithm: "SHA1", digits: 6, period: 30, issuer: "staff.example" });
  });

  it("comes as a bare picture, with nothing that would end the address made of it", () => {
    const { qr_code } = newTotp("staff.example", "ana@example.org");
    expect(qr_code).toMatch(/^<svg .*<\/svg>$/s);
    expect(qr_code).not.toContain("#");
  });

  it("fits into the picture whatever its words are", () =>
    expect(newTotp("😀".repeat(5000), "ñ&?".repeat(5000)).qr_code).toContain("<svg"));
});

describe("a code", () => {
  const { secret } = newTotp("staff.example", "ana@example.org");

  it.each([-1, 0, 1])("of the step %i away is taken for that step", (steps) =>
    expect(stepOf(secret, codeAt(secret, steps), now)).toBe(step + steps),
  );

  it.each([-2, 2, 20])("of the step %i away is refused", (steps) =>
    expect(stepOf(secret, codeAt(secret, steps), now)).toBeUndefined(),
  );

  it.each(["", "12345", "1234567", "12345a", "１２３４５６", " 123456"])("that is no code is refused: %j", (code) =>
    expect(stepOf(secret, code, now)).toBeUndefined(),
  );
});
