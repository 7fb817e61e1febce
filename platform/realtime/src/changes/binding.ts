/** One subscription to changes, as a client asks for it when it joins. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Change } from "./change.ts";
import { FilterProblem, passes, readFilters, type Filter } from "./filter.ts";

export type Binding = {
  id: number;
  event: "*" | Change["type"];
  schema: string;
  table: string | undefined;
  filters: Filter[];
  select: string[] | undefined;
};

type Asked = Record<string, unknown>;

/**
 * The client compares each object with its own and wants a number that is the same for the same filter;
 * anything else makes it unsubscribe.
 */
export const numbered = (changes: Asked[]): Asked[] => changes.map((change) => ({ ...change, id: idOf(change) }));

const idOf = (change: Asked): number =>
  // Never zero, because the client takes that for none.
  createHash("sha1").update(JSON.stringify(change)).digest().readUInt32BE(0) || 1;

const form = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().min(1).default("public"),
  table: z.string().nullish(),
  filter: z.string().max(2000).nullish(),
  select: z.array(z.string()).max(200).nullish(),
});

export const changesUnavailable = "Subscribing to PostgreSQL changes is not available on this server";
const unreadable = "Unable to subscribe to changes with given parameters";

/** Throws with a sentence for the client. `tables` are those whose changes are told. */
export function readBindings(changes: Asked[], tables: readonly string[]): Binding[] {
  return changes.map((change) => {
    const { data } = form.safeParse(change);
    if (!data) throw new FilterProblem(unreadable);
    const table = data.table && data.table !== "*" ? data.table : undefined;
    if (table !== undefined && data.schema !== "*" && !tables.includes(`${data.schema}.${table}`))
      throw new FilterProblem(`${unreadable}: ${data.schema}.${table} is not enlisted`);
    return {
      id: idOf(change),
      event: data.event,
      schema: data.schema,
      table,
      filters: data.filter ? readFilters(data.filter) : [],
      select: data.select ?? undefined,
    };
  });
}

export const isAbout = ({ event, schema, table, filters }: Binding, change: Change): boolean =>
  (event === "*" || event === change.type) &&
  (schema === "*" || schema === change.schema_name) &&
  (table === undefined || table === change.table_name) &&
  passes(change.record ?? change.old_record ?? {}, filters);
