/** The rules of refreshing as a small model, held against the service over random histories. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true }, accessTokenSeconds: 100_000 });
const reuseSeconds = 10;
let people = 0;

type Model = { tokens: string[]; current: number; lastRefresh: number; ended: boolean };

const expected = (model: Model, index: number, now: number) => {
  if (model.ended) return "session_not_found";
  if (index === model.current) return "rotates";
  if (index === model.current - 1 || now - model.lastRefresh < reuseSeconds) return "gives the current one";
  return "refresh_token_already_used";
};

const outcomeOf = ({ tokens, current }: Model, token: string | undefined, code: string) => {
  if (token === undefined) return code;
  if (token === tokens[current]) return "gives the current one";
  return tokens.includes(token) ? "gives an old one" : "rotates";
};

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("refresh" as const), age: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const), age: fc.nat(15) }) },
);

it("a session follows the model of its tokens, whatever is tried in whatever order", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { body } = await service.post("/signup", {
        email: `model${people++}@example.org`,
        password: "a good password",
      });
      const seconds = () => service.now().getTime() / 1000;
      const model: Model = { tokens: [body.refresh_token], current: 0, lastRefresh: seconds(), ended: false };
      for (const { kind, age } of steps) {
        if (kind === "wait") {
          service.wait(age);
          continue;
        }
        const index = Math.max(0, model.tokens.length - 1 - age);
        const outcome = expected(model, index, seconds());
        const answer = await service.post("/token?grant_type=refresh_token", { refresh_token: model.tokens[index] });
        const token = answer.body.refresh_token as string | undefined;
        expect(outcomeOf(model, token, answer.body.code)).toBe(outcome);
        if (outcome === "rotates")
          Object.assign(model, {
            tokens: [...model.tokens, token],
            current: model.current + 1,
            lastRefresh: seconds(),
          });
        model.ended ||= outcome === "refresh_token_already_used";
      }
    }),
    { numRuns: Number(process.env["MODEL_RUNS"] ?? 60) },
  );
});
