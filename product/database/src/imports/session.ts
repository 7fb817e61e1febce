/** The connection of a transaction itself, for statements that move whole files of rows. */
import { once } from "node:events";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import type { Transaction } from "@product/database/write";

/** A request waits for seconds; a job may take minutes over a large import. */
const patienceMs = 10 * 60_000;

const clientOf = (tx: Transaction) => (tx as unknown as { session: { client: pg.PoolClient } }).session.client;

/** Must come first in a transaction that asks long questions. */
export async function bePatient(tx: Transaction): Promise<void> {
  await clientOf(tx).query(
    `SET LOCAL statement_timeout = ${patienceMs}; SET LOCAL idle_in_transaction_session_timeout = ${patienceMs}`,
  );
}

export const ask = <Row extends pg.QueryResultRow>(
  tx: Transaction,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<Row>> => {
  const query = { text, values: [...values], query_timeout: patienceMs };
  return clientOf(tx).query<Row>(query);
};

export type CopyValue = string | number | Buffer | null | undefined | readonly (string | number | Buffer)[];

const pieceLength = 64 * 1024;

/** Puts rows in as fast as the database takes them, some at a time. `into` names the table and its columns. */
export async function copyInto(
  tx: Transaction,
  into: string,
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): Promise<number> {
  const stream = clientOf(tx).query(from(`COPY ${into} FROM STDIN`));
  const failed = once(stream, "error").then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  let count = 0;
  let piece = "";
  try {
    for await (const row of rows) {
      piece += `${row.map(asText).join("\t")}\n`;
      count += 1;
      if (piece.length < pieceLength) continue;
      const isTaken = stream.write(piece);
      piece = "";
      if (!isTaken) await Promise.race([once(stream, "drain"), failed]);
    }
    stream.end(piece);
    await finished(stream);
    return count;
  } catch (error) {
    // Without this the server would wait for the rest, and the transaction could not be rolled back.
    stream.destroy(error as Error);
    await once(stream, "close").catch(() => {});
    throw error;
  }
}

function asText(value: CopyValue): string {
  if (value === null || value === undefined) return "\\N";
  return escaped(typeof value === "object" && !Buffer.isBuffer(value) ? arrayOf(value) : plain(value));
}

const plain = (value: string | number | Buffer) =>
  Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : String(value);

const arrayOf = (values: readonly (string | number | Buffer)[]) =>
  `{${values.map((value) => `"${plain(value).replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const escaped = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign]!) : text;
