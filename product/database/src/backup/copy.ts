/** COPY as streams that nobody has to be listening to when the connection goes. */
import type { Writable } from "node:stream";
import type pg from "pg";
import { from, to } from "pg-copy-streams";

/** Begins only when it is read: a copy that is asked for and never read would end the process with the connection. */
export async function* copiedOut(client: pg.Client, statement: string): AsyncGenerator<Uint8Array> {
  const stream = client.query(to(statement));
  // A reader gets the error from reading; after the last byte there is no reader to tell.
  stream.on("error", () => {});
  yield* stream;
}

export function copyIn(client: pg.Client, statement: string): Writable {
  const stream = client.query(from(statement));
  stream.on("error", () => {});
  return stream;
}
