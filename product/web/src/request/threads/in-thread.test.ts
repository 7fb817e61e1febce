import { expect, test } from "vitest";
import { inThread } from "./in-thread.ts";
import type { fail, tellThread } from "#request/testing/long-work.ts";

const module = "#request/testing/long-work.ts";

test("what goes in comes out, from another thread", async () => {
  const { threadId } = await import("node:worker_threads");
  const answer = await inThread<typeof tellThread>(module, "tellThread", {
    said: "Íñigo",
    bytes: new Uint8Array([1, 2]),
  });
  expect(answer).toEqual({ said: "Íñigo", bytes: new Uint8Array([1, 2]), threadId: expect.any(Number) });
  expect(answer.threadId).not.toBe(threadId);
});

test("what fails there fails here, and leaves its place", async () => {
  for (let time = 0; time < 5; time += 1)
    await expect(inThread<typeof fail>(module, "fail")).rejects.toThrow("no luck");
});

test("two are done at once, thirty wait, and more are sent away", async () => {
  const calls = Array.from({ length: 40 }, () => inThread<typeof tellThread>(module, "tellThread", {}));
  const answers = await Promise.allSettled(calls);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(32);
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refused).toEqual(
    Array.from({ length: 8 }, () => expect.objectContaining({ init: expect.objectContaining({ status: 503 }) })),
  );
});
