/**
 * The payload of NOTIFY: the whole message where it fits, else where to find it.
 *
 *   <transaction> <process or -> <JSON>
 */
import type { Entry } from "./entry.ts";

export type Pointer = { id: string; at: string };
export type Notice = { xid: bigint; origin: string | undefined } & ({ entry: Entry } | { pointer: Pointer });

/** Everything but the transaction, which only the database knows. */
export function noticeOf(entry: Entry, origin: string): string {
  const { id, at, body, encoding } = entry;
  // Base64 and escapes make a text longer, never shorter: most of what cannot fit need not be tried.
  if (body.length < mostBytes) {
    const text = encoding === "json" ? body.toString() : body.toString("base64");
    const whole = `${origin} ${JSON.stringify({ ...entry, body: text })}`;
    if (Buffer.byteLength(whole) < mostBytes) return whole;
  }
  return `${origin} ${JSON.stringify({ id, at })}`;
}

/** The process that sent it, without reading the rest. */
export const isFrom = (process: string, text: string): boolean => text.startsWith(process, text.indexOf(" ") + 1);

/** Undefined for what is none of ours. */
export function readNotice(text: string): Notice | undefined {
  const [, xid, origin, json] = /^(\d+) (\S+) (\{.*\})$/s.exec(text) ?? [];
  if (xid === undefined || origin === undefined || json === undefined) return undefined;
  const from = { xid: BigInt(xid), origin: origin === "-" ? undefined : origin };
  const notice = parsed(json);
  if (!notice) return undefined;
  if (!("body" in notice)) return { ...from, pointer: notice };
  return {
    ...from,
    entry: { ...notice, body: Buffer.from(notice.body, notice.encoding === "json" ? "utf8" : "base64") },
  };
}

function parsed(json: string): Pointer | (Omit<Entry, "body"> & { body: string }) | undefined {
  try {
    return JSON.parse(json) as ReturnType<typeof parsed>;
  } catch {
    return undefined;
  }
}

// PostgreSQL takes payloads below 8000 bytes; the transaction's number takes up to 20 and a space.
const mostBytes = 7_950;
