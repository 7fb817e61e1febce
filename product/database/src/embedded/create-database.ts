/** Makes the app's database in the cluster when it is missing. */
import pg from "pg";

const name = "cuadrante";

/** Takes the address of the cluster's own database and returns the app's. */
export async function createDatabase(clusterUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = $1", [name]);
    // The cluster's template carries the ICU sorting that initdb was given.
    if (found.rowCount === 0) await client.query(`create database ${name} template template0`);
  } finally {
    await client.end();
  }
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
