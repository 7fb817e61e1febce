import { monitorEventLoopDelay } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { hashPassword, isKnownHash, isOutdated, passwordMatches, usualCost } from "./hashing.ts";
import { createPasswords } from "./passwords.ts";

describe("hashing", () => {
  it("is argon2id with at least 19 MiB and two passes, and a salt of its own", async () => {
    const [first, second] = [await hashPassword("secret", usualCost), await hashPassword("secret", usualCost)];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwordMatches("secret", first)).toBe(true);
    expect(await passwordMatches("Secret", first)).toBe(false);
    expect(isOutdated(first, usualCost)).toBe(false);
  });

  it("accepts what other systems made", async () => {
    const argon2i = "$argon2i$v=19$m=65536,t=2,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b+dWRWJTmaaJObG";
    expect(await passwordMatches("password", argon2i)).toBe(true);
    const firebase =
      "$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==";
    expect(await passwordMatches("user1password", firebase)).toBe(true);
    expect(await passwordMatches("user2password", firebase)).toBe(false);
    for (const hash of [argon2i, firebase]) expect(isKnownHash(hash)).toBe(true);
  });

  it("refuses hashes that would exhaust us, and those of no kind", async () => {
    const greedy = "$argon2id$v=19$m=4194304,t=100,p=1$bVI1aE1SaTV6SGQ3bzdXdw$fnjCcZYmEPOUOjYXsT92Cg";
    for (const hash of [greedy, "plain", "$2b$31$short", ""]) expect(isKnownHash(hash)).toBe(false);
    expect(await passwordMatches("plain", "plain")).toBe(false);
  });
});

describe("fifty parallel wrong passwords", () => {
  const stranger = { lane: "203.0.113.7", first: false };

  it("never starve other work: they wait for their turns, and the event loop goes on", async () => {
    const passwords = createPasswords({ cost: usualCost, atOnce: 1, waiting: 100, longestWaitMs: 60_000 });
    const hash = await passwords.queued(stranger, (hashing) => hashing.hash("right"));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const guess = () => passwords.queued(stranger, ({ verify }) => verify("wrong", hash));
    const answers = Promise.all(Array.from({ length: 50 }, guess));
    let turns = 0;
    const ticking = setInterval(() => turns++, 5);
    expect((await answers).every(({ matches }) => !matches)).toBe(true);
    clearInterval(ticking);
    delay.disable();
    expect(turns).toBeGreaterThan(20);
  });

  it("beyond those who may wait are told to come again", async () => {
    const passwords = createPasswords({ cost: { memoryKib: 64, passes: 1 }, atOnce: 1, waiting: 2 });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => passwords.queued(stranger, ({ hash }) => hash("x"))),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  });
});
