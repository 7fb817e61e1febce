/** `npm run dev`: the app with hot reload, on the same embedded database as `npm start`. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install, projectNode } from "./prepare.mjs";
import { passSignalsTo } from "./signals.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await install();
const server = spawn(projectNode(), [join("product", "web", "dev-server.ts")], { cwd: root, stdio: "inherit" });
passSignalsTo(server);
server.on("exit", (code, signal) => (process.exitCode = code ?? 128 + constants.signals[signal]));
