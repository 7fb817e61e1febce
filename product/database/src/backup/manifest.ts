/** The manifest of a backup, in clear: how it was made, its content, and how to tell that nothing is missing. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartProblem } from "@platform/kernel/start-problem";
import type { Measure } from "./parts.ts";
import type { Partition } from "./tables.ts";
import { openPasskey, type Passkey } from "./passkey.ts";

export const formatVersion = 1;

export type TableInBackup = {
  schema: string;
  name: string;
  columns: string[];
  /** Set for a table that is a partition of another. */
  partition: Partition | undefined;
  /** Undefined for rows that mean nothing on another day. */
  content: Measure | undefined;
};

export type Manifest = {
  format: typeof formatVersion;
  app: string;
  postgresql: string;
  madeAt: string;
  /** The snapshot under which every table was read. */
  snapshot: string;
  schemas: { schema: string; table: string; migrations: { name: string; checksum: string }[] }[];
  tables: TableInBackup[];
  sequences: { schema: string; name: string; value: string }[];
  /** Where each reader of the outbox goes on: everything up to this act is behind it. */
  outbox: { consumer: string; after: string }[];
  /** `missing` are files that a row names and the disk did not have, already then. */
  files: { count: number; bytes: number; list: Measure; missing: string[] } | undefined;
  /** Tells whether a SECRET_KEY is the one that this backup needs. */
  secretKey: { salt: string; fingerprint: string };
  encryption: { salt: string } | undefined;
};

export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, undefined, 2)}\n`;

/** Reads and, when the backup is encrypted, proves it with the passphrase. */
export async function openManifest(
  folder: string,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; passkey: Passkey | undefined }> {
  const { text, manifest } = await readManifest(folder);
  if (!manifest.encryption) return { manifest, passkey: undefined };
  if (!passphrase) throw new StartProblem(`${folder} is encrypted: set BACKUP_PASSPHRASE to the one it was made with.`);
  const passkey = await openPasskey(passphrase, manifest.encryption.salt);
  const mark = await readFile(join(folder, "manifest.mark"), "utf8").catch(() => "");
  if (!passkey.isMark(text, mark.trim()))
    throw new StartProblem(`${folder} was made with another BACKUP_PASSPHRASE, or its manifest.json was changed.`);
  return { manifest, passkey };
}

export async function readManifest(folder: string): Promise<{ text: string; manifest: Manifest }> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new StartProblem(`${folder} is no backup: it has no manifest.json.`);
  });
  const manifest = parsed(text);
  if (!manifest) throw new StartProblem(`${folder} cannot be used: its manifest.json is damaged.`);
  if (manifest.format !== formatVersion)
    throw new StartProblem(
      `${folder} was made by version ${manifest.app} in a form that this version does not read; restore it with that version.`,
    );
  return { text, manifest };
}

function parsed(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Manifest;
    return Array.isArray(manifest.tables) && Array.isArray(manifest.schemas) ? manifest : undefined;
  } catch {
    return undefined;
  }
}
