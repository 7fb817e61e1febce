/** What is measured: each subject is a kind of request to one server process. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchFolder, buildApp, buildScript } from "./builds.ts";
import { startServer, type ServerProcess } from "./measuring/server-process.ts";
import { surroundingsOf, tableIn } from "./workers-table/surroundings.ts";

/** `requests` is for one turn of a round. */
export type Subject = { server: ServerProcess; path: string; encoding: string; requests: number };

export type SubjectName =
  | "canary"
  | "Hono hello"
  | "cached page"
  | "string template"
  | "string template, compressed"
  | "table page"
  | "table page, compressed"
  | "table page, rows not packed"
  | "table page, React Router's default";

export type Subjects = { all: ReadonlyMap<SubjectName, Subject>; stop: () => Promise<void> };

/** Servers of the web app each have a database of their own, so that none waits for another. */
export async function startSubjects(say: (line: string) => void): Promise<Subjects> {
  const running: ServerProcess[] = [];
  const start = async (script: string, settings: Record<string, string> = {}) => {
    const server = await startServer(script, { folder: benchFolder, settings });
    running.push(server);
    return server;
  };
  const stop = async () => void (await Promise.all(running.map((server) => server.stop())));
  try {
    mkdirSync(benchFolder, { recursive: true });
    say("Building the web app, and the same page as React Router has it by default");
    const [ours, byDefault] = [buildApp(), buildScript("workers-table/react-router-default.process")];
    say("Starting the servers");
    const app = await start(ours, { DATA_DIR: join(benchFolder, "table-page") });
    const publicApp = await start(ours, { DATA_DIR: join(benchFolder, "cached-page") });
    const defaultApp = await start(byDefault, { NODE_ENV: "production" });
    const template = await start(script("workers-table/string-template"), { SURROUNDINGS: await aroundTheTable(app) });
    const canary = await start(script("hello/canary"));
    const hello = await start(script("hello/hono-hello"));
    await insistOnTheSameTable([`${app.url}${packed}`, `${defaultApp.url}${plain}`, template.url]);
    const all = new Map<SubjectName, Subject>([
      ["canary", { server: canary, path: "/", encoding: "identity", requests: 1000 }],
      ["Hono hello", { server: hello, path: "/", encoding: "identity", requests: 800 }],
      ["cached page", { server: publicApp, path: "/", encoding: "identity", requests: 500 }],
      ["string template", { server: template, path: "/", encoding: "identity", requests: 200 }],
      ["string template, compressed", { server: template, path: "/", encoding: browsers, requests: 80 }],
      ["table page", { server: app, path: packed, encoding: "identity", requests: 40 }],
      ["table page, compressed", { server: app, path: packed, encoding: browsers, requests: 30 }],
      ["table page, rows not packed", { server: app, path: plain, encoding: "identity", requests: 30 }],
      ["table page, React Router's default", { server: defaultApp, path: plain, encoding: "identity", requests: 15 }],
    ]);
    return { all, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const packed = "/bench/packed-workers";
const plain = "/bench/plain-workers";
const browsers = "gzip, deflate, br, zstd";
const script = (name: string) => join(import.meta.dirname, `${name}.process.ts`);

async function aroundTheTable(app: ServerProcess): Promise<string> {
  const file = join(benchFolder, "surroundings.json");
  writeFileSync(file, JSON.stringify(await surroundingsOf(await identityFetch(`${app.url}${packed}`))));
  return file;
}

/** A ratio means something only if both sides make the same thing. */
async function insistOnTheSameTable(urls: string[]): Promise<void> {
  const tables = await Promise.all(urls.map(async (url) => tableIn(await (await identityFetch(url)).text())));
  if (new Set(tables).size !== 1) throw new Error(`the tables differ: ${urls.join(", ")}`);
}

const identityFetch = (url: string) => fetch(url, { headers: { "accept-encoding": "identity" } });
