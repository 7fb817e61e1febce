/** `npm start`: installs and builds what is missing, then runs the app on the project's Node until it ends. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, install, projectNode } from "./prepare.mjs";
import { passSignalsTo } from "./signals.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  await install();
  await build();
  process.exitCode = await runApp();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function runApp() {
  return new Promise((ended, failed) => {
    const main = join(root, "product", "web", "build", "server", "main.js");
    const app = spawn(projectNode(), [main], { cwd: root, stdio: "inherit" });
    passSignalsTo(app);
    app.on("error", failed);
    app.on("exit", (code, signal) => ended(code ?? 128 + constants.signals[signal]));
  });
}
