import { sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { byName, type Order } from "@product/database/filters/found-in-order";

/** The order of a list: surnames in the order of a language, or the time when workers were added. */
export const orderOf = (sort: string, locale: Locale): Order => ({
  ...(sort.endsWith("added") ? byArrival : byName(locale)),
  isDescending: sort.startsWith("-"),
});

const byArrival = { key: (table: string) => sql.raw(`${table}.created_at`), holds: new Set<string>() };
