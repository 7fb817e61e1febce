/**
 * A connection that names what the app asks again and again, so that the server reads and plans it once and not for each request.
 * Decision 0067.
 */
import pg from "pg";

/** What is asked less often, such as a filter that somebody put together, is not worth keeping a plan for. */
const oftenEnough = 4;
/** Each connection keeps the plan of each of them. */
const mostNamed = 500;
const mostCounted = 2_000;

const asked = new Map<string, number>();
const names = new Map<string, string>();
let given = 0;

/** The name of a statement that has been asked often enough; the same on every connection of this process. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNamed) return known;
  const times = (asked.get(text) ?? 0) + 1;
  if (times < oftenEnough) {
    if (asked.size >= mostCounted) asked.clear();
    asked.set(text, times);
    return undefined;
  }
  asked.delete(text);
  const name = `s${(given += 1)}`;
  names.set(text, name);
  return name;
}

type Asked = string | { text?: string; name?: string | undefined; submit?: unknown };
type Done = (error: Error | null, result: unknown) => void;

export class NamingClient extends pg.Client {
  override query: pg.Client["query"] = ((asking: Asked, values?: unknown, done?: Done) => {
    const ask = super.query.bind(this) as (...all: unknown[]) => unknown;
    const sent = named(asking);
    if (sent === asking) return ask(asking, values, done);
    if (done) return ask(sent, values, (error: Error | null, result: unknown) => done(noticed(error), result));
    return (ask(sent, values) as Promise<unknown>).catch((error) => {
      throw noticed(error);
    });
  }) as pg.Client["query"];
}

/** What begins or ends a transaction and what streams its rows goes as it is. */
function named(asking: Asked): Asked {
  if (typeof asking !== "object" || asking.submit || asking.name || !isPlanned.test(asking.text ?? "")) return asking;
  const name = nameOf(asking.text!);
  return name ? { ...asking, name } : asking;
}

const isPlanned = /^\s*(select|with|insert|update|delete)\b/i;

/** A newer version of the app has changed a table meanwhile: what was planned for the old one is refused, and planned anew. */
function noticed<Failure extends Error | null>(error: Failure): Failure {
  if ((error as { code?: string } | null)?.code === "0A000") names.clear();
  return error;
}
