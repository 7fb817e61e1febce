/** `npm run soak`: the full numbers of the large suites, against the build in which tests may act as a named person. */
import { join } from "node:path";
import { command, root } from "./command.mjs";
import { install } from "./prepare.mjs";

await install();
const web = join(root, "product", "web");
const built = await command("react-router", ["build"], { cwd: web, env: { CUADRANTE_BUILD: "e2e" }, quiet: true });
process.exitCode = built || (await command("node", [join("e2e", "soak", "main.ts"), ...process.argv.slice(2)]));
