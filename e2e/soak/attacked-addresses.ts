/** Asks every page for far too much: parameters as long and as many as an address may have. */
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ask } from "#e2e/http.ts";
import { projectRoot } from "#e2e/server.ts";
import { heldSince, longestTurnAllowed } from "./attacked-forms.ts";
import { everyPage } from "./found-forms.ts";
import type { Sender } from "./sent-form.ts";

const longest = 28_000;

export type Asked = { sent: number; worst: number; problems: string[] };

export async function attackAddresses(sender: Sender, most = Infinity): Promise<Asked> {
  const outcome: Asked = { sent: 0, worst: 0, problems: [] };
  const names = await parameterNames();
  for (const page of (await everyPage()).slice(0, most))
    for (const query of queriesOf(names)) await askOnce(sender, page, query, outcome);
  return outcome;
}

async function askOnce(sender: Sender, page: string, query: string, outcome: Asked): Promise<void> {
  let delay = Infinity;
  let status = 0;
  // Other work of the server at that moment is no fault of the page, so only a result that repeats every time counts.
  for (let time = 0; time < 3 && delay >= longestTurnAllowed && status < 500; time += 1) {
    await heldSince(sender);
    const headers = { accept: "text/html", cookie: sender.cookie };
    status = (await ask(`${sender.url}${page}?${query}`, { headers })).status;
    delay = Math.min(delay, await heldSince(sender));
    outcome.sent += 1;
  }
  outcome.worst = Math.max(outcome.worst, delay);
  const address = `${page}?${query.slice(0, 60)}…`;
  if (status >= 500) outcome.problems.push(`${address}: ${status}`);
  if (delay >= longestTurnAllowed) outcome.problems.push(`${address} held up everyone for ${delay.toFixed(0)} ms`);
}

/** All names at once, so that each page finds its own among them; in turn long, deep, spaced and many. */
function queriesOf(names: readonly string[]): string[] {
  const share = Math.floor(longest / names.length);
  const each = (value: string) =>
    names.map((name) => `${name}=${value.repeat(Math.max(1, Math.floor((share - name.length - 2) / value.length)))}`);
  const nested = `filter=${encodeURIComponent('{"and":['.repeat(1_100))}`;
  return [
    each("a").join("&"),
    each("a+").join("&"),
    each("%22").join("&"),
    each("1,").join("&"),
    nested,
    `q=${"a+".repeat(longest / 2)}`,
    `q=${"%C3%B1".repeat(longest / 6)}`,
    names.flatMap((name) => Array.from({ length: Math.floor(900 / names.length) }, () => `${name}=a`)).join("&"),
  ];
}

/** The address parameters that pages read, according to their sources. */
export async function parameterNames(): Promise<string[]> {
  const folder = join(projectRoot, "product", "web", "src");
  const sources = await Promise.all(
    globSync("**/*.{ts,tsx}", { cwd: folder }).map((file) => readFile(join(folder, file), "utf8")),
  );
  const found = sources.flatMap((text) => [
    ...text.matchAll(/(?:searchParams|search|params|asked)\.(?:get|getAll|has)\("([\w-]+)"\)/g),
  ]);
  return [...new Set(found.map(([, name]) => name!))].toSorted();
}
