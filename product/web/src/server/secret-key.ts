/** The installation's master secret: given, or made once and kept where only its owner can read it. */
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartProblem } from "@platform/kernel/start-problem";

export async function secretKeyOf(config: { secretKey: string | undefined; dataDir: string }): Promise<string> {
  if (config.secretKey) return config.secretKey;
  const file = join(config.dataDir, "secret.key");
  return (await readSecret(file)) ?? (await makeSecret(file, config.dataDir));
}

/** The one that is there, for those who must not make a new one. */
export const presentSecretKey = async (config: { secretKey: string | undefined; dataDir: string }) =>
  config.secretKey ?? (await readSecret(join(config.dataDir, "secret.key")));

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
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never in place of one that another process has just made.
    await link(draft, file);
    return secret;
  } catch (error) {
    const existing = (error as NodeJS.ErrnoException).code === "EEXIST" ? await readSecret(file) : undefined;
    if (existing) return existing;
    throw error;
  } finally {
    await unlink(draft);
  }
}
