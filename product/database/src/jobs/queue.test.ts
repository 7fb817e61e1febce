import { beforeEach, describe, expect, it } from "vitest";
import {
  claimJobs,
  enqueue,
  enqueueDueSchedules,
  extendLease,
  failJob,
  finishJob,
  forgetFinishedJobs,
  isWorkDue,
  queueAgeSeconds,
  retryPauseSeconds,
} from "./queue.ts";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";

const { query } = useTestDatabase();
beforeEach(() => query("DELETE FROM app.job"));

const put = (job: Parameters<typeof enqueue>[1]) => inTransaction((tx) => enqueue(tx, job));
const claim = (limit = 10, leaseSeconds = 30) => claimJobs(["mail"], limit, leaseSeconds);
const states = async () => (await query("SELECT state, attempts, last_error FROM app.job ORDER BY id")).rows;

describe("the job queue", () => {
  it("holds a job exactly if its transaction commits", async () => {
    await put({ kind: "mail", payload: { to: "Maialen" } });
    await inTransaction(async (tx) => {
      await enqueue(tx, { kind: "mail", payload: { to: "nobody" } });
      throw new Error("changed my mind");
    }).catch(() => {});
    expect((await claim()).map((job) => job.payload)).toEqual([{ to: "Maialen" }]);
  });

  it("gives each job to one of many claimants", async () => {
    for (let n = 0; n < 60; n += 1) await put({ kind: "mail", payload: n });
    const claimed = await Promise.all(Array.from({ length: 12 }, () => claim(5)));
    const payloads = claimed.flat().map((job) => job.payload as number);
    expect(payloads.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it("leaves alone what is not due and what it was not asked for", async () => {
    await put({ kind: "mail", runAt: new Date(Date.now() + 60_000) });
    await put({ kind: "export" });
    expect(await claim()).toEqual([]);
  });

  it("gives a job again when its lease has run out, and then ignores the first holder", async () => {
    await put({ kind: "mail" });
    const [first] = await claim(1, 0);
    const [second] = await claim(1, 30);
    expect(second).toMatchObject({ id: first!.id, attempts: 2 });
    expect(await extendLease(first!, 30)).toBe(false);
    expect(await finishJob(first!)).toBe(false);
    expect(await finishJob(second!)).toBe(true);
    expect(await states()).toEqual([{ state: "done", attempts: 2, last_error: null }]);
  });

  it("tries again later after a failure, and gives up into the dead letters", async () => {
    await put({ kind: "mail", maxAttempts: 2 });
    const [first] = await claim();
    await failJob(first!, "no route to host");
    expect(await claim()).toEqual([]);
    await query("UPDATE app.job SET run_at = now()");
    const [second] = await claim();
    await failJob(second!, "still no route");
    expect(await states()).toEqual([{ state: "dead", attempts: 2, last_error: "still no route" }]);
  });

  it("gives up on a job that takes its process along each time", async () => {
    await put({ kind: "mail", maxAttempts: 2 });
    await claim(1, 0);
    await claim(1, 0);
    expect(await claim(1, 0)).toEqual([]);
    expect(await states()).toEqual([{ state: "dead", attempts: 2, last_error: "its process ended each time it ran" }]);
  });

  it("pauses twice as long after each failure, at most about an hour", () => {
    expect([1, 2, 3, 20].map((attempts) => retryPauseSeconds(attempts, 0.5))).toEqual([2, 4, 8, 3600]);
    expect(retryPauseSeconds(3, 0)).toBeCloseTo(7.2);
    expect(retryPauseSeconds(3, 1)).toBeCloseTo(8.8);
  });

  it("lets only one of two equal jobs wait", async () => {
    await put({ kind: "mail", uniqueKey: "digest" });
    await put({ kind: "mail", uniqueKey: "digest" });
    expect(await claim()).toHaveLength(1);
    await put({ kind: "mail", uniqueKey: "digest" });
    expect(await claim()).toHaveLength(1);
  });

  it("enqueues a schedule once per due time, however many processes look", async () => {
    const nightly = [{ name: "mail", everySeconds: 3600 }];
    await Promise.all(Array.from({ length: 8 }, () => enqueueDueSchedules(nightly)));
    expect(await claim()).toHaveLength(1);
    await query("UPDATE app.schedule SET next_at = now() - interval '1 minute'");
    await Promise.all(Array.from({ length: 8 }, () => enqueueDueSchedules(nightly)));
    expect(await claim()).toHaveLength(1);
  });

  it("knows in one question whether a schedule or a job waits for its turn", async () => {
    await query("DELETE FROM app.schedule");
    const isDue = () => isWorkDue(["mail"], ["mail"]);
    expect(await isDue()).toBe(true);
    await enqueueDueSchedules([{ name: "mail", everySeconds: 3600 }]);
    expect(await isDue()).toBe(true);
    const [job] = await claim();
    expect(await isDue()).toBe(false);
    await finishJob(job!);
    await put({ kind: "export" });
    expect(await isDue()).toBe(false);
    await query("UPDATE app.schedule SET next_at = now()");
    expect(await isDue()).toBe(true);
  });

  it("says how late it is, and forgets what was done long ago", async () => {
    expect(await queueAgeSeconds(["mail"])).toBe(0);
    await put({ kind: "mail", runAt: new Date(Date.now() - 90_000) });
    expect(await queueAgeSeconds(["mail"])).toBeGreaterThan(89);
    expect(await queueAgeSeconds(["export"])).toBe(0);
    const [job] = await claim();
    await finishJob(job!);
    expect(await forgetFinishedJobs(new Date(Date.now() - 60_000))).toBe(0);
    expect(await forgetFinishedJobs(new Date(Date.now() + 60_000))).toBe(1);
  });
});
