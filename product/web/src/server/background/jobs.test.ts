import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { enqueue } from "@product/database/jobs/queue";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { createLogger } from "@platform/kernel/logger";
import type { JobHandlers } from "#request/slices/slice.ts";
import { runJobs } from "./jobs.ts";

const { query } = useTestDatabase();
beforeEach(() => query("DELETE FROM app.job"));

const log = createLogger({ level: "silent" });
const put = (kind: string, payload: unknown, maxAttempts = 8) =>
  inTransaction((tx) => enqueue(tx, { kind, payload, maxAttempts }));
const run = (handlers: JobHandlers, options: Partial<Parameters<typeof runJobs>[0]> = {}) => {
  const runner = runJobs({ handlers, schedules: [], log, isAway: () => false, pollMs: 20, ...options });
  onTestFinished(() => runner.stop());
  return runner;
};
const finished = (count: number) =>
  vi.waitFor(
    async () => expect((await query("SELECT 1 FROM app.job WHERE state IN ('done', 'dead')")).rowCount).toBe(count),
    { timeout: 10_000 },
  );

describe("the job runner", () => {
  it("does every job once, also with several runners on one queue", async () => {
    const done: unknown[] = [];
    for (let n = 0; n < 50; n += 1) await put("count", n);
    const handlers = { count: async (payload: unknown) => void done.push(payload) };
    run(handlers);
    run(handlers);
    run(handlers);
    await finished(50);
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it("tries a failing job again and then lays it aside with its reason", async () => {
    await put("fragile", {}, 2);
    const fragile = vi.fn(async () => Promise.reject(new Error("broken pipe")));
    run({ fragile });
    await vi.waitFor(
      async () => {
        await query("UPDATE app.job SET run_at = now() WHERE state = 'waiting'");
        expect((await query("SELECT state, last_error FROM app.job")).rows).toEqual([
          { state: "dead", last_error: "Error: broken pipe" },
        ]);
      },
      { timeout: 10_000 },
    );
    expect(fragile).toHaveBeenCalledTimes(2);
  });

  it("keeps the lease of a long job, so that nobody else begins it", async () => {
    await put("long", {});
    const long = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 2_500)));
    run({ long }, { leaseSeconds: 1 });
    run({ long }, { leaseSeconds: 1 });
    await finished(1);
    expect(long).toHaveBeenCalledTimes(1);
  });

  it("finishes what is under way before it stops", async () => {
    await put("slow", {});
    const begun = Promise.withResolvers<void>();
    const runner = run({ slow: async () => (begun.resolve(), new Promise((resolve) => setTimeout(resolve, 300))) });
    await begun.promise;
    await runner.stop();
    expect((await query("SELECT state FROM app.job")).rows).toEqual([{ state: "done" }]);
  });

  it("leaves the queue alone while the database is away", async () => {
    await put("count", 1);
    const count = vi.fn(async () => {});
    run({ count }, { isAway: () => true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(count).not.toHaveBeenCalled();
  });
});
