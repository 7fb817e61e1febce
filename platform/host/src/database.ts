import { migrateAuth } from "@platform/auth/migrate";
import { migrateMail } from "@platform/mail/migrate";
import { migrateRealtime } from "@platform/realtime/migrate";
import { migrateStorage } from "@platform/storage/migrate";

export type PlatformDatabase = {
  url: string;
  /** Reaches the server past a transaction pooler. */
  directUrl?: string | undefined;
  /** URL of the role that creates the tables, if another role serves. */
  ownerUrl?: string | undefined;
  /** Gives the role that serves its rights, once the tables are there. */
  giveRights?: () => Promise<void>;
  connections?: number;
};

export async function bringUpToDate({ url, directUrl, ownerUrl, giveRights }: PlatformDatabase): Promise<void> {
  const owner = ownerUrl ?? directUrl ?? url;
  for (const migrate of [migrateAuth, migrateMail, migrateStorage, migrateRealtime]) await migrate(owner);
  await giveRights?.();
}
