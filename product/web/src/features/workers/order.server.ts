import { sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import type { WorkerOrder } from "@product/domain/people/worker-columns";
import { byName, type Order } from "./found-in-order.server.ts";

/** What a list is sorted by: surnames in the order of a language, or when they were added. */
export const orderOf = (sort: WorkerOrder, locale: Locale): Order => ({
  isDescending: sort.startsWith("-"),
  key: sort.endsWith("added") ? (table) => sql.raw(`${table}.created_at`) : byName(locale).key,
});
