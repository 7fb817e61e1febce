import { join } from "node:path";
import { expect, it } from "vitest";
import { s3OfTheTests } from "@platform/storage/testing/s3-server";
import { createBackup } from "@product/database/backup/create-backup";
import { readManifest } from "@product/database/backup/manifest";
import { presentSecretKey } from "#server/secret-key.ts";
import { backupParts } from "./backup-parts.ts";
import { dataFolder, ownDatabase, runningServices } from "./testing/installation.ts";

const s3 = s3OfTheTests();

it("a backup carries files that lie in a bucket", async () => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3();
  const dataDir = await dataFolder();
  const url = await ownDatabase();
  const { config, makeBucket, upload } = await runningServices(url, {
    DATA_DIR: dataDir,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
    S3_PATH_STYLE: "on",
  });
  await makeBucket("papers");
  expect((await upload("papers/contract.txt", "signed by Ana")).status).toBe(200);
  const secretKey = (await presentSecretKey(config))!;
  const backup = await createBackup({
    ...(await backupParts(config)),
    url,
    secretKey,
    folder: join(dataDir, "backups"),
  });
  expect((await readManifest(backup.path)).manifest.files).toMatchObject({ count: 1, bytes: 13, missing: [] });
});
