/** Databases of the run's own PostgreSQL server: an empty one, or a copy of the demo. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { embeddedAddresses } from "@product/database/roles/addresses";

export const demoTemplate = "e2e_demo";
/** The copies share the secret of the demo, so that data sealed there opens in them. */
export const secretOfCopies = "one secret for every copy of the demo";

export type OwnDatabase = { url: string; drop: () => Promise<unknown> };

export async function makeDatabase(template?: typeof demoTemplate): Promise<OwnDatabase> {
  const name = `e2e_${randomBytes(6).toString("hex")}`;
  // Copying files costs half as much as writing every page to a log that nobody will read.
  const copied = template ? ` TEMPLATE ${template} STRATEGY FILE_COPY` : "";
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${name}${copied}`));
  const drop = () => withAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  return { url: urlOf(name), drop };
}

export function urlOf(name: string): string {
  const url = new URL(process.env["E2E_POSTGRES_URL"]!);
  url.pathname = `/${name}`;
  return url.href;
}

/** For an app on it, which serves as a role that owns nothing. */
export function asApp(ownerUrl: string): Record<string, string> {
  const { url, retentionUrl } = embeddedAddresses(ownerUrl);
  return { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATABASE_RETENTION_URL: retentionUrl! };
}

export const withAdmin = <Result>(use: (admin: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient(process.env["E2E_POSTGRES_URL"]!, use);

export async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}
