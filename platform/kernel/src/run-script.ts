import pg from "pg";

/** Runs a script of many statements, all of it or nothing. */
export async function runScript(url: string, script: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "cuadrante-script" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query(script);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
