/** By which roles one database is reached: its owner makes and changes tables, the app reads and writes rows, and one ends what is past its term. */
import pg from "pg";
import type { SchemaSource } from "@platform/kernel/migrate";
import { addressFor } from "@product/database/embedded/create-roles";
import { giveRights } from "./give-rights.ts";

export type Addresses = {
  /** URL of the app's role. */
  url: string;
  /** The same past a transaction pooler. */
  directUrl: string;
  ownerUrl: string;
  /** None where nobody but the owner could end anything. */
  retentionUrl: string | undefined;
};

export const embeddedAddresses = (ownerUrl: string): Addresses => ({
  url: addressFor("app", ownerUrl),
  directUrl: addressFor("app", ownerUrl),
  ownerUrl,
  retentionUrl: addressFor("retention", ownerUrl),
});

/** Lets the app's roles do what they have to in these schemas. One role that does everything has its rights already. */
export async function letServe({ directUrl, ownerUrl, retentionUrl }: Addresses, sources: readonly SchemaSource[]) {
  if (directUrl === ownerUrl) return;
  const app = await roleOf(directUrl);
  if (app === (await roleOf(ownerUrl))) return;
  await giveRights(ownerUrl, { app, retention: retentionUrl && (await roleOf(retentionUrl)) }, sources);
}

/** Asked of the server: a pooler may know the role by another name. */
async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<{ role: string }>("SELECT current_user::text AS role")).rows[0]!.role;
  } finally {
    await client.end();
  }
}
