import type { Socket } from "node:net";
import pg from "pg";

/** A connection that writes every value the same way on every server, and that may take its time. */
export async function backupSession(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "cuadrante-backup", keepAlive: true });
  // A lost connection is told by the query that failed; the event alone would end the process.
  client.on("error", () => {});
  await client.connect();
  await client.query(
    `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
     SET extra_float_digits = 1; SET client_encoding = 'UTF8'; SET statement_timeout = 0; SET lock_timeout = 0;
     SET idle_in_transaction_session_timeout = 0`,
  );
  return client;
}

/** Ends it also in the middle of a copy, when the server would wait for someone to read on. */
export async function endSession(client: pg.Client, how: "in peace" | "at once"): Promise<void> {
  if (how === "in peace") return client.end();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.destroy();
}
