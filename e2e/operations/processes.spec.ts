import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { demoPassword } from "@product/database/demo/accounts";
import { emailOf } from "#e2e/accounts.ts";
import { test } from "#e2e/database.ts";
import { onCopy } from "#e2e/demo.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { removeDataDir, startServer } from "#e2e/server.ts";

// Processes that share a database share what seals its keys.
const shared = "one secret for every process of this test";

test("Two processes on one database do every job once", async ({ database }) => {
  const [first, second] = await Promise.all([
    startServer({ DATABASE_URL: database.url, SECRET_KEY: shared }),
    startServer({ DATABASE_URL: database.url, SECRET_KEY: shared }),
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
  await Promise.all([first.stop(), second.stop()]);
  await Promise.all([removeDataDir(first.dataDir), removeDataDir(second.dataDir)]);
});

test("What one process saves, the other one shows", async ({ demoDatabase: database }) => {
  const [first, second] = await Promise.all([
    startServer({ DATABASE_URL: database.url, ...onCopy }, "build-e2e"),
    startServer({ DATABASE_URL: database.url, ...onCopy }, "build-e2e"),
  ]);
  const heading = async (url: string) => /<h1[^>]*>([^<]*)/.exec((await ask(url)).body.toString())?.[1];
  expect(await heading(second.url)).toBe("Work at events. Know your shift from day one.");
  const listener = await listeningTo(second.url, "live:page");
  const saved = await ask(`${first.url}/admin/content/home`, {
    method: "POST",
    headers: { cookie: "act-as=editor", origin: first.url, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      titleEn: "Told to everyone",
      titleEs: "Dicho a todos",
      leadEn: "x",
      leadEs: "x",
      version: "1",
    }).toString(),
  });
  expect(saved.status).toBe(303);
  expect(await heading(first.url)).toBe("Told to everyone");
  await expect.poll(() => heading(second.url), { timeout: 2_000, intervals: [100] }).toBe("Told to everyone");
  await expect.poll(() => listener.heard).toEqual([{ kind: "page", ids: ["home"] }]);
  await listener.stop();
  // The brand stands on every page, also on those that never change.
  const brandOn = async (url: string) =>
    /<header[\s\S]*?<span class="line-clamp[^>]*>([^<]*)/.exec((await ask(`${url}/conditions`)).body.toString())?.[1];
  expect(await brandOn(second.url)).toBe("Cuadrante");
  const branded = await ask(`${first.url}/admin/settings/branding`, {
    method: "POST",
    headers: { cookie: "act-as=owner", origin: first.url, "content-type": "application/x-www-form-urlencoded" },
    body: "name=Marea&version=1",
  });
  expect(branded.status).toBe(303);
  expect(await brandOn(first.url)).toBe("Marea");
  await expect.poll(() => brandOn(second.url), { timeout: 10_000 }).toBe("Marea");
  // Data cached for a minute about a person who is erased is forgotten at once, in both processes.
  const tagsAt = async (url: string) =>
    (await ask(`${url}/admin/workers/list?q=nobody`, { headers: { cookie: "act-as=hr" } })).body.toString();
  const { rows } = await database.query(
    `INSERT INTO app.worker (code, status, first_name, country, language, worker_type, legal_entity_id, source, tags)
     SELECT 'W-BCDF', 'left', 'Nekane', 'ES', 'es', 'temporary', min(id::text)::uuid, 'office', '{txalaparta}'
     FROM app.legal_entity RETURNING id`,
  );
  for (const { url } of [first, second]) expect(await tagsAt(url)).toContain("txalaparta");
  const data = `${first.url}/admin/workers/${rows[0].id}/data`;
  const send = (role: string, form: string, body: string) =>
    ask(`${data}?do=${form}`, {
      method: "POST",
      headers: { cookie: `act-as=${role}`, origin: first.url, "content-type": "application/x-www-form-urlencoded" },
      body,
    });
  const hidden = async (role: string, name: string) => {
    const page = (await ask(data, { headers: { cookie: `act-as=${role}` } })).body.toString();
    return encodeURIComponent(new RegExp(`name="${name}" value="([^"]+)"`).exec(page)![1]!);
  };
  const proposed = await send("hr", "propose", `reason=asked&version=${await hidden("hr", "version")}`);
  if (proposed.status !== 303)
    console.log(
      proposed.body
        .toString()
        .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/g, " ")
        .replaceAll(/\s+/g, " ")
        .slice(-1500),
    );
  expect(proposed.status).toBe(303);
  const confirmed = await send("owner", "confirm", `proposal=${await hidden("owner", "proposal")}&isCertain=on`);
  expect(confirmed.status).toBe(303);
  expect(await tagsAt(first.url)).not.toContain("txalaparta");
  await expect.poll(() => tagsAt(second.url), { timeout: 10_000 }).not.toContain("txalaparta");
  await Promise.all([first.stop(), second.stop()]);
  await Promise.all([removeDataDir(first.dataDir), removeDataDir(second.dataDir)]);
});

/** Someone who is signed in and has a screen open. */
async function listeningTo(url: string, topic: string) {
  const key = /sb_publishable_[\w-]+/.exec((await ask(`${url}/login`)).body.toString())![0];
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  await client.auth.signInWithPassword({ email: emailOf("editor"), password: demoPassword });
  await client.realtime.setAuth();
  const heard: unknown[] = [];
  const channel = client.channel(topic, { config: { private: true } });
  channel.on("broadcast", { event: "changed" }, ({ payload }) => void heard.push(payload));
  const status = await new Promise((joined) => channel.subscribe(joined));
  expect(status).toBe("SUBSCRIBED");
  return { heard, stop: () => client.realtime.disconnect() };
}

test("SIGTERM lets every request finish", async ({ demoDatabase: database }) => {
  const server = await startServer({ DATABASE_URL: database.url, ...onCopy }, "build-e2e");
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
  // Every client was answered at least once; how often is a matter of the machine.
  expect(outcomes.length).toBeGreaterThanOrEqual(12);
  await removeDataDir(server.dataDir);
});

/** Saves one version of the home page after the other, until it cannot. Lists those that were acknowledged. */
function keepWriting(url: string) {
  const acknowledged: number[] = [];
  const write = async (version: number) => {
    const words = { titleEn: `Version ${version}`, titleEs: "x", leadEn: "x", leadEs: "x", version: String(version) };
    const headers = { cookie: "act-as=editor", origin: url, "content-type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams(words).toString();
    return (await ask(`${url}/admin/content/home`, { method: "POST", headers, body })).status;
  };
  const ended = (async () => {
    for (let version = 1; ;) {
      const status = await write(version).catch(() => 0);
      if (status === 303) acknowledged.push(version);
      // Saved, but the answer was lost: the next version is what the form now wants.
      if (status === 303 || status === 422) version += 1;
      if (status === 0) return;
    }
  })();
  return { acknowledged, ended };
}

const versionShown = async (url: string) => {
  const page = (await ask(`${url}/admin/content/home`, { headers: { cookie: "act-as=editor" } })).body.toString();
  return Number(/<input[^>]*name="version"[^>]*>/.exec(page)?.[0].match(/value="(\d+)"/)?.[1]);
};

test("kill -9 of the database and then of the app in mid-write loses nothing that was acknowledged", async () => {
  test.slow();
  const first = await startServer({}, "build-e2e");
  const writer = keepWriting(first.url);
  await expect.poll(() => writer.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
  const before = writer.acknowledged.at(-1)!;
  const [postmaster] = (await readFile(join(first.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(postmaster), "SIGKILL");
  // The app goes on.
  await expect.poll(() => writer.acknowledged.at(-1)!, { timeout: 90_000 }).toBeGreaterThan(before + 20);
  expect(await first.stop("SIGKILL")).toBe("SIGKILL");
  await writer.ended;

  const second = await startServer({ DATA_DIR: first.dataDir }, "build-e2e");
  const saved = (await versionShown(second.url)) - 1;
  // Each time one more may have been saved without its answer reaching us.
  expect([0, 1]).toContain(saved - writer.acknowledged.at(-1)!);
  expect(saved - writer.acknowledged.length).toBeLessThanOrEqual(2);
  expect(await second.stop()).toBe(0);
  await removeDataDir(first.dataDir);
});
