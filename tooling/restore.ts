/** `npm run restore [-- <backup>] [--replace]`: puts a backup in the place of the database and the files. */
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sealRestoredActs } from "@product/database/audit/sealer";
import { backupsIn } from "@product/database/backup/places";
import { restoreBackup } from "@product/database/backup/restore-backup";
import { noted } from "@product/database/backup/runs";
import { runningEmbedded } from "@product/database/embedded/running";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { configOfThisProcess, type Config } from "@product/web/server/config";
import { backupParts } from "@product/web/server/operations/backup-parts";
import { presentSecretKey } from "@product/web/server/secret-key";
import { StartProblem } from "@platform/kernel/start-problem";
import { reachDatabase, runCommand } from "./reach-database.ts";

await runCommand(async () => {
  const { named, replace } = readArguments();
  const config = configOfThisProcess();
  const backup = named ? resolve(named) : await newestBackup(config);
  if (!config.databaseUrl && (await runningEmbedded(config.dataDir)))
    throw new StartProblem("Cuadrante is running on this data folder. Stop it, and restore then. Nothing was changed.");
  const { schemas, files, passphrase } = await backupParts(config);
  const secretKey = await presentSecretKey(config);
  const { ownerUrl: url, stop } = await reachDatabase(config);
  try {
    const { manifest, rows, destroyedAgain } = await restoreBackup({
      url,
      schemas,
      files,
      passphrase,
      secretKey,
      backup,
      replace,
      dataDir: config.dataDir,
    });
    openDatabase({ url });
    await noted("restore", async () => ({ backup: basename(backup) }));
    say(`Restored ${backup}, made ${manifest.madeAt} by version ${manifest.app} on PostgreSQL ${manifest.postgresql}.`);
    say(`${rows} rows and ${manifest.files?.count ?? 0} files, each with the checksum of the backup.`);
    if (!(await sealRestoredActs()))
      say(
        "Some acts are not sealed yet, because a transaction elsewhere on the server is open. End it and restore again.",
      );
    if (destroyedAgain > 0) say(`${destroyedAgain} people who were erased since then stay erased.`);
  } finally {
    await closeDatabase();
    await stop();
  }
});

function readArguments(): { named: string | undefined; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error("Name one backup");
    return { named: positionals[0], replace: values.replace };
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}: npm run restore -- <folder of a backup> [--replace]`);
  }
}

async function newestBackup({ backup }: Config): Promise<string> {
  const [newest] = await backupsIn(resolve(backup.folder));
  if (!newest)
    throw new StartProblem(
      `There is no backup in ${backup.folder}. Name one: npm run restore -- <folder of a backup> [--replace]`,
    );
  return newest.path;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
