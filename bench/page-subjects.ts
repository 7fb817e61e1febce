/** Pages: ours, and what they are compared with. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildApp, buildScript } from "./builds.ts";
import type { ServerProcess } from "./measuring/server-process.ts";
import { requestSubject, startIn, type Subject, type Workshop } from "./subject.ts";
import { surroundingsOf, tableIn } from "./workers-table/surroundings.ts";

export type PageMeasure =
  | "cached page"
  | "cached page, not compressed"
  | "string template"
  | "string template, compressed"
  | "table page"
  | "table page, compressed"
  | "table page, rows not packed"
  | "table page, React Router's default";

/** Servers of the web app each have a database of their own, so that none waits for another. */
export async function pageSubjects(workshop: Workshop): Promise<Subject[]> {
  const { say, folder } = workshop;
  say("Building the web app, and the same page as React Router has it by default");
  const [ours, byDefault] = [buildApp(), buildScript("workers-table/react-router-default.process")];
  say("Starting the servers of the pages");
  const app = await startIn(workshop, ours, { DATA_DIR: join(folder, "table-page") });
  const publicApp = await startIn(workshop, ours, { DATA_DIR: join(folder, "cached-page") });
  const defaultApp = await startIn(workshop, byDefault, { NODE_ENV: "production" });
  const around = { SURROUNDINGS: await aroundTheTable(app, folder) };
  const template = await startIn(workshop, script("workers-table/string-template"), around);
  await ensureTheSameTable([`${app.url}${packed}`, `${defaultApp.url}${plain}`, template.url]);
  const subject = (name: PageMeasure, server: ServerProcess, path: string, requests: number, encoding = "identity") =>
    requestSubject(workshop, name, { server, path, requests, encoding });
  return [
    subject("cached page", publicApp, "/", 500, browsers),
    subject("cached page, not compressed", publicApp, "/", 500),
    subject("string template", template, "/", 200),
    subject("string template, compressed", template, "/", 80, browsers),
    subject("table page", app, packed, 40),
    subject("table page, compressed", app, packed, 30, browsers),
    subject("table page, rows not packed", app, plain, 30),
    subject("table page, React Router's default", defaultApp, plain, 15),
  ];
}

const packed = "/bench/packed-workers";
const plain = "/bench/plain-workers";
const browsers = "gzip, deflate, br, zstd";
const script = (name: string) => join(import.meta.dirname, `${name}.process.ts`);

async function aroundTheTable(app: ServerProcess, folder: string): Promise<string> {
  const file = join(folder, "surroundings.json");
  writeFileSync(file, JSON.stringify(await surroundingsOf(await identityFetch(`${app.url}${packed}`))));
  return file;
}

/** A ratio means something only if both sides make the same thing. */
async function ensureTheSameTable(urls: string[]): Promise<void> {
  const tables = await Promise.all(urls.map(async (url) => tableIn(await (await identityFetch(url)).text())));
  if (new Set(tables).size !== 1) throw new Error(`the tables differ: ${urls.join(", ")}`);
}

const identityFetch = (url: string) => fetch(url, { headers: { "accept-encoding": "identity" } });
