/** Traffic of all other users, which must not suffer from the attack. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ask, type Answer } from "#e2e/http.ts";

const asEditor = { cookie: "act-as=editor" };
const form = "/admin/content/home";
const patienceMs = 10_000;

/** Problems that honest visitors and an editor have just now. */
export async function honestProblems(url: string): Promise<string[]> {
  const answers = await Promise.all([
    problemOf(url, "/", {}, 'lang="en'),
    problemOf(url, "/es", { "accept-encoding": "identity" }, 'lang="es'),
    problemOf(url, "/readyz", {}, '"ready":true'),
    problemOf(url, form, asEditor, 'name="version"'),
    problemOf(url, "/metrics", {}, "process_resident_memory_bytes"),
  ]);
  return answers.flat();
}

/** An editor's change is saved, also when bad requests change the page in between. */
export async function savingProblems(url: string, attempts = 5): Promise<string[]> {
  const texts = { titleEn: "Work", titleEs: "Trabajo", leadEn: "Shifts", leadEs: "Turnos" };
  const answer = await askInTime(url + form, {
    method: "POST",
    headers: { ...asEditor, origin: url, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...texts, version: await versionNow(url), "submission-key": randomUUID() }).toString(),
  });
  const seen = answer instanceof Error ? answer.message : answer.status;
  if (seen === 422 && attempts > 1) return savingProblems(url, attempts - 1);
  return seen === 303 ? [] : [`an honest editor's change: ${seen}`];
}

/** The version of the home page that its form holds; empty when the form does not come. */
export async function versionNow(url: string): Promise<string> {
  const page = await askInTime(url + form, { headers: asEditor });
  if (page instanceof Error) return "";
  const field = /<input[^>]*name="version"[^>]*>/.exec(page.body.toString())?.[0];
  return /value="(\d+)"/.exec(field ?? "")?.[1] ?? "";
}

/** Megabytes of memory that the server holds. */
export async function memoryOf(url: string): Promise<number> {
  const { body } = await ask(`${url}/metrics`);
  return Number(/process_resident_memory_bytes (\d+)/.exec(body.toString())?.[1]) / 2 ** 20;
}

async function problemOf(url: string, path: string, headers: Record<string, string>, words: string): Promise<string[]> {
  const answer = await askInTime(url + path, { headers });
  if (answer instanceof Error) return [`an honest request for ${path}: ${answer.message}`];
  if (answer.status === 200 && answer.body.includes(words)) return [];
  return [`an honest request for ${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`];
}

function askInTime(...request: Parameters<typeof ask>): Promise<Answer | Error> {
  const answer = ask(...request).catch((error: Error) => error);
  return Promise.race([answer, pause(patienceMs, new Error("no answer in time"), { ref: false })]);
}
