/** Ten thousand hostile requests for every endpoint of the service, against `npm run platform` on a database of its own. */
import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { endpoints } from "@platform/auth/endpoints";
import { attack } from "@platform/conformance/malformed/attack";
import type { Cast } from "@platform/conformance/malformed/plausible";
import { startStandalone } from "@platform/conformance/standalone/start";
import { openProgress } from "./progress.ts";
import { soakSettings } from "./settings.ts";

const { values } = parseArgs({
  strict: false,
  options: {
    seed: { type: "string" },
    runs: { type: "string" },
    folder: { type: "string" },
    fresh: { type: "boolean" },
  },
});
const runs = Number(values.runs ?? 10_000);
const batch = 250;
const longestMs = 58 * 60 * 1000;
const mostShown = 20;
const keys = { publishable: "sb_publishable_of_the_soak", secret: "sb_secret_of_the_soak" };

const folder = String(values.folder ?? join(import.meta.dirname, "..", "..", "..", "..", "data", "soak"));
const progress = openProgress(join(folder, "platform.json"), {
  fresh: values.fresh === true,
  seed: values.seed === undefined ? undefined : numberFrom(String(values.seed)),
});
console.log(`platform: seed ${progress.seed}; SEED=${progress.seed} npm run soak -- --fresh repeats this run.`);

let isLeaving = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => (isLeaving = true));
setTimeout(() => (isLeaving = true), longestMs).unref();

const service = await startStandalone(soakSettings(keys));
if (!service.url) throw new Error(service.output.stderr);
const problems: string[] = [];
for (const endpoint of endpoints) {
  const name = `${endpoint.method} ${endpoint.path}`;
  for (let done = progress.of(name); done < runs && !isLeaving; done += batch) {
    const seed = numberFrom(`${progress.seed} ${name} ${done}`);
    const cast = await newCast(service.url);
    problems.push(...(await attack({ url: service.url, endpoint, cast, seed, count: batch, atOnce: 8 })));
    progress.save(name, done + batch);
  }
  console.log(`  ${progress.of(name) >= runs ? "done" : "left"} ${name}, ${problems.length} problems so far`);
}
const code = await service.stop();
if (code !== 0) problems.push(`the service ended with ${code}: ${service.output.stderr.slice(-2_000)}`);

for (const problem of problems.slice(0, mostShown)) console.log(problem);
if (isLeaving) console.log("broken off; npm run soak goes on from here");
else if (problems.length === 0) progress.finish();
console.log(problems.length === 0 ? "ok     platform" : `FAILED platform: ${problems.length} problems`);
process.exit(problems.length === 0 && !isLeaving ? 0 : 1);

/** Someone signed in, anew for every batch: the requests before may have signed the last one out, or deleted them. */
async function newCast(url: string): Promise<Cast> {
  const [email, password] = [`${randomUUID()}@example.org`, "correct horse battery"];
  const post = async (path: string, key: string, body: object, bearer = key) => {
    const headers = { apikey: key, authorization: `Bearer ${bearer}` };
    const response = await fetch(`${url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string; access_token: string };
  };
  const { id } = await post("/admin/users", keys.secret, { email, password, email_confirm: true });
  const { access_token } = await post("/token?grant_type=password", keys.publishable, { email, password });
  const factor = await post("/factors", keys.publishable, { factor_type: "totp" }, access_token);
  return { ...keys, userToken: access_token, userId: id, factorId: factor.id };
}

function numberFrom(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : createHash("sha256").update(text).digest().readInt32BE();
}
