/** `npm run backup`: makes one backup now, also while the app runs. */
import { checkBackup } from "@product/database/backup/check-backup";
import { createBackup } from "@product/database/backup/create-backup";
import { readManifest } from "@product/database/backup/manifest";
import { noted } from "@product/database/backup/runs";
import { migrate } from "@product/database/migrate";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { configOfThisProcess } from "@product/web/server/config";
import { backupParts } from "@product/web/server/operations/backup-parts";
import { secretKeyOf } from "@product/web/server/secret-key";
import { reachDatabase, runCommand } from "./reach-database.ts";

await runCommand(async () => {
  const config = configOfThisProcess();
  const { ownerUrl: url, stop } = await reachDatabase(config);
  try {
    await migrate(url);
    openDatabase({ url });
    const parts = await backupParts(config);
    const secretKey = await secretKeyOf(config);
    const { path } = await noted("backup", async () => {
      const backup = await createBackup({ ...parts, url, secretKey });
      await checkBackup(backup.path, parts.passphrase);
      return { ...backup, backup: backup.name };
    });
    const { tables, files } = (await readManifest(path)).manifest;
    const rows = tables.reduce((sum, { content }) => sum + (content?.lines ?? 0), 0);
    say(`Backup made and read again: ${path}`);
    say(`${rows} rows of ${tables.length} tables, ${files?.count ?? 0} files.`);
    if (files && files.missing.length > 0)
      say(`${files.missing.length} files have a row and no bytes; they were lost before this backup.`);
    say(`It does not hold the key that opens it: ${keyPlace(config)}`);
    if (!parts.passphrase) say("It is not encrypted: set BACKUP_PASSPHRASE before you let it leave this machine.");
  } finally {
    await closeDatabase();
    await stop();
  }
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function keyPlace({ secretKey, dataDir }: { secretKey: string | undefined; dataDir: string }): string {
  return secretKey
    ? "keep the value of SECRET_KEY somewhere else, apart from the backups."
    : `keep a copy of ${dataDir}/secret.key somewhere else, apart from the backups.`;
}
