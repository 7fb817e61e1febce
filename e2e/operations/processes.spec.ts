import { Agent } from "node:http";
import { test } from "#e2e/database.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { removeDataDir, startServer } from "#e2e/server.ts";

test("Two processes on one database do every job once", async ({ database }) => {
  const [one, two] = await Promise.all([
    startServer({ DATABASE_URL: database.url }),
    startServer({ DATABASE_URL: database.url }),
  ]);
  await database.query("INSERT INTO app.job (kind) SELECT 'submissions.forget' FROM generate_series(1, 300)");
  await expect
    .poll(
      async () => (await database.query("SELECT count(*)::int AS n FROM app.job WHERE state <> 'done'")).rows[0].n,
      { timeout: 30_000 },
    )
    .toBe(0);
  const { rows } = await database.query(
    `SELECT (SELECT count(*)::int FROM app.job WHERE kind = 'submissions.forget') AS jobs,
            (SELECT count(*)::int FROM app.job WHERE attempts <> 1) AS repeated,
            (SELECT count(*)::int FROM app.act WHERE act = 'submission.forget') AS acts,
            (SELECT count(*)::int FROM app.job WHERE kind = 'jobs.forget') AS scheduled`,
  );
  // 300 of ours and the one that the schedule made, once for both processes.
  expect(rows).toEqual([{ jobs: 301, repeated: 0, acts: 301, scheduled: 1 }]);
  await Promise.all([one.stop(), two.stop()]);
  await Promise.all([removeDataDir(one.dataDir), removeDataDir(two.dataDir)]);
});

test("What one process saves, the other one shows", async ({ database }) => {
  const [one, two] = await Promise.all([
    startServer({ DATABASE_URL: database.url }, "build-e2e"),
    startServer({ DATABASE_URL: database.url }, "build-e2e"),
  ]);
  const heading = async (url: string) => /<h1[^>]*>([^<]*)/.exec((await ask(url)).body.toString())?.[1];
  expect(await heading(two.url)).toBe("Work at events. Know your shift from day one.");
  const saved = await ask(`${one.url}/admin/content/home`, {
    method: "POST",
    headers: { cookie: "act-as=editor", origin: one.url, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      titleEn: "Told to everyone",
      titleEs: "Dicho a todos",
      leadEn: "x",
      leadEs: "x",
      version: "1",
    }).toString(),
  });
  expect(saved.status).toBe(303);
  expect(await heading(one.url)).toBe("Told to everyone");
  await expect.poll(() => heading(two.url), { timeout: 10_000 }).toBe("Told to everyone");
  await Promise.all([one.stop(), two.stop()]);
  await Promise.all([removeDataDir(one.dataDir), removeDataDir(two.dataDir)]);
});

test("SIGTERM lets every request finish", async ({ database }) => {
  const server = await startServer({ DATABASE_URL: database.url }, "build-e2e");
  const outcomes: string[] = [];
  // Keeps its connection and asks without a pause, until it is told that the server is leaving.
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let leaving = false;
    while (!leaving && outcomes.length < 20_000) {
      const { status, headers } = await ask(`${server.url}/admin/content/home`, {
        agent,
        headers: { cookie: "act-as=editor" },
      }).catch((error) => ({
        status: error.code ?? error.message,
        headers: {} as Record<string, undefined>,
      }));
      outcomes.push(String(status));
      leaving = headers["connection"] === "close" || status === "ECONNREFUSED";
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 12 }, client);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const stopped = server.stop();
  await Promise.all(clients);
  expect(await stopped).toBe(0);
  expect(outcomes.filter((outcome) => outcome !== "200")).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(50);
  await removeDataDir(server.dataDir);
});

test("kill -9 in mid-write loses nothing that was acknowledged", async () => {
  const first = await startServer({}, "build-e2e");
  const acknowledged: number[] = [];
  const write = async (url: string, version: number) => {
    const words = { titleEn: `Version ${version}`, titleEs: "x", leadEn: "x", leadEs: "x", version: String(version) };
    const { status } = await ask(`${url}/admin/content/home`, {
      method: "POST",
      headers: { cookie: "act-as=editor", origin: url, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(words).toString(),
    });
    if (status === 303) acknowledged.push(version);
  };
  const writing = (async () => {
    for (let version = 1; ; version += 1) await write(first.url, version);
  })().catch(() => {});
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20);
  expect(await first.stop("SIGKILL")).toBe("SIGKILL");
  await writing;

  const second = await startServer({ DATA_DIR: first.dataDir }, "build-e2e");
  const page = (
    await ask(`${second.url}/admin/content/home`, { headers: { cookie: "act-as=editor" } })
  ).body.toString();
  const version = Number(
    /name="version"[^>]*value="(\d+)"/.exec(page)?.[1] ?? /value="(\d+)"[^>]*name="version"/.exec(page)?.[1],
  );
  // One more may have been saved without its answer reaching us.
  expect(version - 1 - acknowledged.length).toBeGreaterThanOrEqual(0);
  expect(version - 1 - acknowledged.length).toBeLessThanOrEqual(1);
  expect(await second.stop()).toBe(0);
  await removeDataDir(first.dataDir);
});
