/** The screens that people work with, with a real session and database, and the same list by others. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "#bench/builds.ts";
import type { ServerProcess } from "#bench/measuring/server-process.ts";
import { requestSubject, startIn, type Subject, type Workshop } from "#bench/subject.ts";
import { withoutScripts } from "./dissect.ts";
import { buildNuxt, nuxtScript } from "./nuxt-peer.ts";
import { signedIn } from "./signed-in.ts";
import { sizeSubject } from "./size-subject.ts";

const screens = {
  "workers list": "/admin/workers/list",
  "who can work": "/admin/workers/who-can-work",
  "audit trail": "/admin/audit",
  settings: "/admin/settings",
  dashboard: "/admin",
};

export type RealMeasure =
  | keyof typeof screens
  | "worker's record"
  | "workers list, string template"
  | "workers list, Nuxt"
  | `size of ${"the workers list" | "its string template"}${"" | ", gzip"}`;

export async function realSubjects(workshop: Workshop): Promise<Subject[]> {
  workshop.say("Building the web app, and starting it with a demonstration of 300 workers");
  return screenSubjects(workshop, buildApp());
}

async function screenSubjects(workshop: Workshop, build: string): Promise<Subject[]> {
  const { folder } = workshop;
  const app = await startIn(workshop, build, { DATA_DIR: join(folder, "real-pages"), DEMO: "on" });
  const headers = { cookie: await signedIn(app.url), accept: "text/html" };
  const answer = await fetch(`${app.url}${screens["workers list"]}`, { headers });
  const list = await answer.text();
  const document = withoutScripts(list);
  const record = /\/admin\/workers\/[0-9a-f-]{36}/.exec(document)![0];
  const template = await startIn(workshop, join(import.meta.dirname, "string-template.process.ts"), {
    DOCUMENT: written(folder, "document.json", { document, headers: { "content-type": "text/html; charset=utf-8" } }),
  });
  const subject = (name: RealMeasure, server: ServerProcess, path: string, requests: number) =>
    requestSubject(workshop, name, { server, path, requests, headers });
  return [
    subject("workers list, string template", template, "/", 60),
    ...(await nuxtSubjects(workshop, document)),
    ...Object.entries(screens).map(([name, path]) => subject(name as RealMeasure, app, path, 8)),
    subject("worker's record", app, record, 8),
    sizeSubject("the workers list", list),
    sizeSubject("its string template", document),
  ];
}

async function nuxtSubjects(workshop: Workshop, document: string): Promise<Subject[]> {
  try {
    workshop.say("Building the same list by Nuxt");
    const server = await startIn(workshop, nuxtScript, buildNuxt(document, join(workshop.folder, "nuxt-values.json")));
    const name: RealMeasure = "workers list, Nuxt";
    return [requestSubject(workshop, name, { server, path: "/", requests: 25 })];
  } catch (error) {
    workshop.say(`Without the figure for Nuxt, which cannot be had: ${(error as Error).message}`);
    return [];
  }
}

function written(folder: string, name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}
