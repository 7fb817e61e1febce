import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createBackup } from "@product/database/backup/create-backup";
import { restoreBackup } from "@product/database/backup/restore-backup";
import { readManifest } from "@product/database/backup/manifest";
import { useOtherCluster } from "@product/database/backup/testing/other-cluster";
import { presentSecretKey } from "#server/secret-key.ts";
import { backupParts } from "./backup-parts.ts";
import { dataFolder, ownDatabase, runningServices } from "./testing/installation.ts";

const emptyDatabase = useOtherCluster();

it("gives back an installation after everything but its key was lost: same checksums, same files, a working sign-in", async () => {
  const [lost, fresh] = [await dataFolder(), await dataFolder()];
  const folder = join(fresh, "backups");
  const url = await ownDatabase();
  const before = await runningServices(url, { DATA_DIR: lost, BACKUP_DIR: folder }, true);
  expect(await before.signIn()).toBe(200);
  await before.makeBucket("papers");
  await before.upload("papers/contract.txt", "signed by Ana");
  const parts = await backupParts(before.config);
  const secretKey = (await presentSecretKey(before.config))!;
  const backup = await createBackup({ ...parts, url, secretKey });
  await before.stop();

  await cp(join(lost, "secret.key"), join(fresh, "secret.key"));
  const elsewhere = (await emptyDatabase()).url;
  const config = { ...before.config, dataDir: fresh };
  await restoreBackup({
    ...(await backupParts(config)),
    url: elsewhere,
    backup: backup.path,
    secretKey: await presentSecretKey(config),
    replace: false,
  });
  const again = await createBackup({ ...(await backupParts(config)), url: elsewhere, secretKey });
  const contents = async (path: string) => {
    const { tables, files } = (await readManifest(path)).manifest;
    const carried = tables.filter(({ content }) => content);
    return { files, tables: carried.map(({ schema, name, content }) => [schema, name, content]) };
  };
  expect(await contents(again.path)).toEqual(await contents(backup.path));
  const after = await runningServices(elsewhere, { DATA_DIR: fresh, BACKUP_DIR: folder });
  expect(await after.signIn()).toBe(200);
  expect(await after.download("papers/contract.txt")).toBe("signed by Ana");
});
