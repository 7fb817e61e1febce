import { beforeEach, describe, expect, it } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { beginRecoveryAttempt, forgiveRecoveryAttempts } from "./recovery-attempts.ts";

const { query } = useTestDatabase();
const ana = "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0001";
const ben = "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0002";
const noon = new Date("2026-11-15T12:00:00.000Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const guess = (seconds: number, who = ana, device?: string) =>
  beginRecoveryAttempt({ userId: who, device }, later(seconds));
const guessFreely = () => Promise.all(Array.from({ length: 5 }, () => guess(0)));

beforeEach(async () => void (await query("DELETE FROM app.recovery_guess")));

describe("guesses at a recovery code", () => {
  it("are free five times, then each waits twice as long as the one before", async () => {
    expect(await guessFreely()).toEqual([0, 0, 0, 0, 0]);
    expect(await guess(0)).toBe(1);
    expect([await guess(1), await guess(1)]).toEqual([0, 2]);
    expect([await guess(3), await guess(3)]).toEqual([0, 4]);
    expect([await guess(7), await guess(8)]).toEqual([0, 7]);
  });

  it("never wait longer than a quarter of an hour", async () => {
    await query("INSERT INTO app.recovery_guess VALUES ($1, '', 400, $2)", [ana, noon]);
    expect([await guess(0), await guess(899), await guess(900)]).toEqual([900, 1, 0]);
  });

  it("do not lengthen the wait by being refused", async () => {
    await guessFreely();
    expect(await Promise.all(Array.from({ length: 20 }, () => guess(0)))).toEqual(Array(20).fill(1));
    expect(await guess(1)).toBe(0);
  });

  it("made all at once get no further than one after the other", async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, () => guess(0)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it("of one person are no matter of another", async () => {
    await guessFreely();
    expect(await guess(0, ben)).toBe(0);
  });

  it("of strangers keep no known device waiting, nor those of one device another", async () => {
    await guessFreely();
    expect(await guess(0)).toBe(1);
    const fromPhone = () => guess(0, ana, "her phone");
    expect(await Promise.all(Array.from({ length: 5 }, fromPhone))).toEqual([0, 0, 0, 0, 0]);
    expect(await fromPhone()).toBe(1);
    expect(await guess(0, ana, "her laptop")).toBe(0);
  });

  it("are forgiven with a right one, and forgotten after a day", async () => {
    await guessFreely();
    await forgiveRecoveryAttempts(ana);
    expect(await guess(0)).toBe(0);
    await query("INSERT INTO app.recovery_guess VALUES ($1, '', 30, $2)", [ben, noon]);
    expect([await guess(86_401, ben), await guess(86_401, ben)]).toEqual([0, 0]);
  });
});
