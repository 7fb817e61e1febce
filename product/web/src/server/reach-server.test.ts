import { createServer, type AddressInfo } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { startFaultProxy } from "@product/database/testing/fault-proxy";
import { StartProblem } from "@platform/kernel/start-problem";
import { problemOfStart, reachServer } from "./reach-server.ts";

const never = new Promise<void>(() => {});
const nowhere = async () => {
  const server = createServer();
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `postgres://someone@localhost:${port}/none`;
};
const startReaching = (url: string, patienceMs: number, toldToStop = never) => {
  const lines: string[] = [];
  const version = reachServer({ name: "DATABASE_URL", url, say: (line) => lines.push(line), toldToStop, patienceMs });
  return { version, lines };
};

describe("a database that cannot be reached at the start", () => {
  it("is one line that says why, after waiting", async () => {
    const { version, lines } = startReaching(await nowhere(), 600);
    const problem: unknown = await version.catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    expect(problemOfStart(problem)).toMatch(/^DATABASE_URL cannot be used: connect ECONNREFUSED [^\n]+\.$/);
    expect(lines).toEqual([expect.stringMatching(/ECONNREFUSED .*; waiting up to 1 s for it$/)]);
  });

  it("is waited for until it answers", async () => {
    const proxy = await startFaultProxy(inject("postgresUrl"));
    proxy.drop();
    const { version, lines } = startReaching(proxy.url, 30_000);
    await expect.poll(() => lines).toHaveLength(1);
    await proxy.heal();
    expect(await version).toMatch(/^\d\d/);
    await proxy.stop();
  });

  it("is waited for no longer once someone wants to stop", async () => {
    const stop = Promise.withResolvers<void>();
    const { version, lines } = startReaching(await nowhere(), 600_000, stop.promise);
    await expect.poll(() => lines).toHaveLength(1);
    stop.resolve();
    await expect(version).rejects.toThrow("Stopped while waiting for the database.");
  });

  it("is not waited for when waiting would not help", async () => {
    const url = new URL(inject("postgresUrl"));
    url.pathname = "/no_such_database";
    const { version, lines } = startReaching(url.href, 600_000);
    await expect(version).rejects.toThrow(
      /^DATABASE_URL cannot be used: database "no_such_database" does not exist\.$/,
    );
    expect(lines).toEqual([]);
  });
});

describe("what ends a start", () => {
  it("is one line when the database went away in the middle of it", () => {
    const cause = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
    expect(problemOfStart(new Error("Failed query: select", { cause }))).toBe(
      "The database went away during the start: connect ECONNREFUSED 127.0.0.1:5432.",
    );
  });
  it("is told in full when it is ours to mend", () => expect(problemOfStart(new TypeError("x"))).toBeUndefined());
});
