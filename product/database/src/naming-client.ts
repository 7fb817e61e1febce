/**
 * A connection that names what the app asks again and again, so that the server reads and plans it once and not for each request.
 * Decision 0067.
 */
import pg from "pg";

/** A statement that runs less often, such as one for a custom filter, is not worth keeping a plan for. */
const oftenEnough = 4;
/** Each connection keeps the plan of each of them. */
const mostNamed = 500;
const mostCounted = 2_000;

type Asked = string | { text?: string; name?: string | undefined; submit?: unknown };
type Done = (error: Error | null, result: unknown) => void;

/** The kind of connection for one set of pools, whose connections all give a statement the same name. */
export function namingClient(): typeof pg.Client {
  const statements = new Statements();
  return class extends pg.Client {
    override query: pg.Client["query"] = ((asking: Asked, values?: unknown, done?: Done) => {
      const ask = super.query.bind(this) as (...all: unknown[]) => unknown;
      const sent = statements.named(asking);
      if (sent === asking) return ask(asking, values, done);
      if (done)
        return ask(sent, values, (error: Error | null, result: unknown) => done(statements.noticed(error), result));
      return (ask(sent, values) as Promise<unknown>).catch((error) => {
        throw statements.noticed(error);
      });
    }) as pg.Client["query"];
  };
}

const isPlanned = /^\s*(select|with|insert|update|delete)\b/i;

/** Stands in a statement whose best plan depends on its values, as a search does on how common its word is. */
export const plannedByValues = "/* planned by its values */";

class Statements {
  readonly #asked = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #given = 0;

  /** Statements that begin or end a transaction, or stream rows, stay unnamed. */
  named(asking: Asked): Asked {
    if (typeof asking !== "object" || asking.submit || asking.name || !isPlanned.test(asking.text ?? "")) return asking;
    if (asking.text!.includes(plannedByValues)) return asking;
    const name = this.#nameOf(asking.text!);
    return name ? { ...asking, name } : asking;
  }

  /** A newer version of the app has changed a table meanwhile: what was planned for the old one is refused, and planned anew. */
  noticed<Failure extends Error | null>(error: Failure): Failure {
    if ((error as { code?: string } | null)?.code === "0A000") this.#names.clear();
    return error;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= mostNamed) return known;
    const times = (this.#asked.get(text) ?? 0) + 1;
    if (times < oftenEnough) {
      if (this.#asked.size >= mostCounted) this.#asked.clear();
      this.#asked.set(text, times);
      return undefined;
    }
    this.#asked.delete(text);
    const name = `s${(this.#given += 1)}`;
    this.#names.set(text, name);
    return name;
  }
}
