/** The roles as which the app serves: they own nothing, so that whoever speaks through the app cannot change tables or their walls. */
import { createHmac } from "node:crypto";
import pg from "pg";

export const embeddedRoles = { app: "cuadrante_app", retention: "cuadrante_retention" } as const;
export type EmbeddedRole = keyof typeof embeddedRoles;

/** Makes them where they are missing, with the passwords that follow from the owner's. Takes the owner's address. */
export async function createRoles(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const role of ["app", "retention"] as const) {
      const name = embeddedRoles[role];
      const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [name]);
      const password = client.escapeLiteral(passwordOf(role, url));
      await client.query(`${rowCount === 0 ? "CREATE" : "ALTER"} ROLE ${name} ${powerless} PASSWORD ${password}`);
    }
  } finally {
    await client.end();
  }
}

const powerless = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT";

/** The same database for one of the roles. */
export function addressFor(role: EmbeddedRole, ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = embeddedRoles[role];
  url.password = passwordOf(role, ownerUrl);
  return url.href;
}

const passwordOf = (role: EmbeddedRole, ownerUrl: string): string =>
  createHmac("sha256", decodeURIComponent(new URL(ownerUrl).password))
    .update(`role ${role}`)
    .digest("base64url");
