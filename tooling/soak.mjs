/** `npm run soak`: the full numbers of the large suites, against the build in which tests may act as a named person. */
import { join } from "node:path";
import { command, root } from "./command.mjs";
import { install } from "./prepare.mjs";

await install();
// The whole of `npm test`, held to its budgets: on a busy machine they are exceeded by chance.
const proved = await command("node", [join("tooling", "test.mjs"), "--budgets"]);
const web = join(root, "product", "web");
const built = await command("react-router", ["build"], { cwd: web, env: { CUADRANTE_BUILD: "e2e" }, quiet: true });
const { SEED: seed, SOAK_DIR: folder } = process.env;
const options = [...(seed ? ["--seed", seed] : []), ...(folder ? ["--folder", folder] : [])];
const soaks = [
  [join("e2e", "soak", "main.ts")],
  [join("platform", "conformance", "src", "soak", "main.ts"), ...options],
];
process.exitCode = built || proved;
// One that fails does not keep the next from running.
for (const soak of built ? [] : soaks) {
  const failed = await command("node", [...soak, ...process.argv.slice(2)]);
  process.exitCode ||= failed;
}
// These take their whole sizes there.
const crowded = [
  "features/planning/answers/commands.test.ts",
  "features/people/worker-import/reading/read-table.test.ts",
  "features/papers/contract-signing/held-up.test.ts",
  "request/forms/every-form.test.ts",
];
if (!built) {
  const files = crowded.map((file) => `product/web/src/${file}`);
  const failed = await command("vitest", ["run", ...files], { env: { SOAK: "1" } });
  process.exitCode ||= failed;
}
// Last, since it looks at everything anew: all that `npm test` samples of the browser suite.
if (!built) {
  const failed = await command("playwright", ["test", "-c", "e2e/playwright.config.ts"], { env: { SOAK: "1" } });
  process.exitCode ||= failed;
}
