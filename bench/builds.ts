/** The builds that the benchmarks run, beside the one that people use. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const tools = join(root, "node_modules");

/** Folder of everything the benchmarks build, except the web app, whose build refers to sources beside it. */
export const benchFolder = join(root, "data", "bench");

let isBuilt = false;

/** The web app with the pages under test in it, built once for all parts. Gives the server's program. */
export function buildApp(): string {
  const tool = join(tools, "@react-router", "dev", "bin.cjs");
  const settings = { CUADRANTE_BUILD: "bench" };
  if (!isBuilt) run(tool, ["build", "--mode", "bench", "--emptyOutDir"], join(root, "product", "web"), settings);
  isBuilt = true;
  return join(root, "product", "web", "build-bench", "server", "main.js");
}

/** A server program with JSX in it, which Node does not read by itself. */
export function buildScript(name: string): string {
  const outDir = join(benchFolder, "build-scripts");
  const tool = join(tools, "vite", "bin", "vite.js");
  run(tool, ["build", "--ssr", `${name}.tsx`, "--outDir", outDir, "--emptyOutDir"], import.meta.dirname);
  return join(outDir, `${name.replace(/^.*\//, "")}.js`);
}

function run(tool: string, args: string[], folder: string, settings: Record<string, string> = {}): void {
  execFileSync(process.execPath, [tool, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
}
