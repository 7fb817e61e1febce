/** One-time tokens as a small model: at most one per kind, each works once, for its purpose, in its time. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { createUser } from "@platform/auth/users/change-user";
import { useService } from "@platform/auth/testing/service";
import { clearTokens, issueToken, takeToken, type TokenType } from "./tokens.ts";

const service = useService();
const types: TokenType[] = ["confirmation_token", "recovery_token", "email_change_token_new", "reauthentication_token"];
const lifetime = 3600;

const step = fc.oneof(
  fc.record({ kind: fc.constant("issue" as const), type: fc.constantFrom(...types), isPkce: fc.boolean() }),
  fc.record({
    kind: fc.constant("take" as const),
    token: fc.nat(20),
    as: fc.constantFrom(...types),
    byDigits: fc.boolean(),
    hands: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant("wait" as const), seconds: fc.integer({ min: 1, max: 2500 }) }),
  fc.record({ kind: fc.constant("clear" as const) }),
);

it("tokens follow the model, whatever is tried in whatever order", { timeout: 120_000 }, async () => {
  const { db } = service.sql;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
      const user = await createUser(db, {}, service.now());
      const address = `${user.id}@example.org`;
      const mistakes: unknown[] = [];
      const issued: { type: TokenType; otp: string; link: string; at: number; isLive: boolean }[] = [];
      for (const next of steps) {
        const now = service.now().getTime() / 1000;
        if (next.kind === "wait") service.wait(next.seconds);
        else if (next.kind === "clear") {
          await clearTokens(db, user.id);
          for (const token of issued) token.isLive = false;
        } else if (next.kind === "issue") {
          const newToken = await issueToken(
            db,
            { userId: user.id, type: next.type, address, otpLength: 8, isPkce: next.isPkce },
            service.now(),
          );
          for (const token of issued) if (token.type === next.type) token.isLive = false;
          issued.push({ ...newToken, type: next.type, at: now, isLive: true });
        } else {
          const token = issued[next.token % Math.max(1, issued.length)];
          if (!token) continue;
          const isOurs = token.isLive && token.type === next.as;
          const proof = next.byDigits ? { address, otp: token.otp } : { link: token.link };
          const after = new Date((now - lifetime) * 1000);
          const taken = await Promise.all(
            Array.from({ length: next.hands }, () => takeToken(db, proof, [next.as], after)),
          );
          const works = isOurs && token.at > now - lifetime;
          if (taken.filter(Boolean).length !== (works ? 1 : 0)) mistakes.push({ next, token, taken });
          if (works) token.isLive = false;
        }
      }
      expect(mistakes).toEqual([]);
    }),
    { numRuns: Number(process.env["MODEL_RUNS"] ?? 60) },
  );
});
