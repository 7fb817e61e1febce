/** The installation's master secret: given, or made once and kept where only its owner can read it. */
import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartProblem } from "@platform/kernel/start-problem";

export async function secretKeyOf(config: { secretKey: string | undefined; dataDir: string }): Promise<string> {
  if (config.secretKey) return config.secretKey;
  const file = join(config.dataDir, "secret.key");
  return (await readSecret(file)) ?? (await makeSecret(file, config.dataDir));
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, "utf8")).trim();
    if (secret.length < 32) throw new StartProblem(`${file} is damaged: restore it from a backup, or give SECRET_KEY.`);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function makeSecret(file: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const secret = randomBytes(32).toString("base64url");
  try {
    // Refuses to replace one that another process has just made.
    const handle = await open(file, "wx", 0o600);
    await handle.writeFile(`${secret}\n`);
    await handle.sync();
    await handle.close();
    return secret;
  } catch (error) {
    const made = (error as NodeJS.ErrnoException).code === "EEXIST" ? await readSecret(file) : undefined;
    if (made) return made;
    throw error;
  }
}
