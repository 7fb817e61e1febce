/** `npm run platform` as a process of its own, the way other people's suites meet it. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..", "..");

/** Started with these settings, beside files of these contents. Resolves when it is ready, or has given up. */
export async function startStandalone(config: unknown, files: Record<string, unknown> = {}, port = "0") {
  const folder = await mkdtemp(join(tmpdir(), "cuadrante-standalone-"));
  const text = (content: unknown) => (typeof content === "string" ? content : JSON.stringify(content));
  for (const [name, content] of Object.entries({ ...files, "config.json": config }))
    await writeFile(join(folder, name), text(content));
  const child = spawn(process.execPath, [
    join(root, "tooling", "platform.ts"),
    "--port",
    port,
    "--config",
    join(folder, "config.json"),
  ]);
  const output = { stdout: "", stderr: "" };
  const ended = new Promise<number | null>((done) => child.once("close", done));
  child.stderr.on("data", (chunk: Buffer) => void (output.stderr += chunk.toString()));
  const ready = new Promise<string>((done) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output.stdout += chunk.toString();
      const at = /^Ready: (\S+)$/m.exec(output.stdout)?.[1];
      if (at) done(at);
    });
  });
  const url = await Promise.race([ready, ended.then(() => undefined)]);
  return {
    /** Undefined when it could not start. */
    url,
    pid: child.pid,
    output,
    ended,
    /** Resolves with the exit code. */
    async stop(): Promise<number | null> {
      child.kill("SIGTERM");
      const code = await ended;
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
