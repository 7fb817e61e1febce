/** The parts that both versions of the protocol share. */
export type Version = "1.0.0" | "2.0.0";

/** Everything but 2.0.0 is read as 1.0.0, also what is missing or unknown. */
export const versionFrom = (version: string | null): Version => (version === "2.0.0" ? "2.0.0" : "1.0.0");

export type Message = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
};

/** A message between clients, kept as the bytes that came: no process on the way has to understand it. */
export type Broadcast = { event: string; encoding: "json" | "bytes"; body: Buffer };

export type Meta = { id: string; replayed?: true };

/** A broadcast in binary carries its name and content apart from the payload that text frames have. */
export type Incoming = Message & { broadcast?: Broadcast };

/** Texts end up in PostgreSQL and in headers of one length byte: both have limits of their own. */
export const isName = (value: unknown): value is string =>
  typeof value === "string" &&
  value.length <= mostBytes &&
  Buffer.byteLength(value) <= mostBytes &&
  value.isWellFormed() &&
  !value.includes("\0");

const mostBytes = 255;
