import { expect, it, onTestFinished, vi } from "vitest";
import { rounds } from "./rounds.ts";

const never = 60_000;
const begun = (round: () => Promise<unknown>, pauseMs = never) => {
  const failures: unknown[] = [];
  const loop = rounds({ round, pauseMs, onFailure: (error) => failures.push(error) });
  onTestFinished(loop.stop);
  loop.start();
  return { ...loop, failures };
};

it("goes round again at once when woken during a round", async () => {
  const first = Promise.withResolvers<void>();
  const round = vi.fn(() => first.promise);
  const { wake } = begun(round);
  wake();
  first.resolve();
  await vi.waitUntil(() => round.mock.calls.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(round).toHaveBeenCalledTimes(2);
});

it("goes on after a failure", async () => {
  const round = vi.fn(() => Promise.reject(new Error("the database is away")));
  const { failures } = begun(round, 5);
  await vi.waitUntil(() => round.mock.calls.length >= 3);
  expect(failures.length).toBeGreaterThanOrEqual(2);
});

it("does not run twice when started twice, nor after it was stopped", async () => {
  const round = vi.fn(async () => {});
  const { start, stop, wake } = begun(round);
  start();
  await stop();
  wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(round).toHaveBeenCalledTimes(1);
});
