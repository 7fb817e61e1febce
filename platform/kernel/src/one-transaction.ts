import pg from "pg";

/** Asks in the transaction, however long it takes. Several statements at once give nothing. */
export type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[]; count: number }>;

/** Commits what `body` did, or nothing of it. */
export async function inOneTransaction<Result>(url: string, body: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: "cuadrante-script" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("BEGIN");
    const result = await body(async <Row extends object>(text: string, values?: unknown[]) => {
      const { rows = [], rowCount } = await client.query<Row>(text, values);
      return { rows, count: rowCount ?? 0 };
    });
    await client.query("COMMIT");
    return result;
  } finally {
    await client.end();
  }
}
