import { sql, type SQL } from "drizzle-orm";

/** The rows of a question within another, each as an object: dates come as text, bytes as the digits of `\x`. */
export const rowsOf = <Row>(question: SQL) =>
  sql<Row[]>`(SELECT coalesce(json_agg(found), '[]') FROM (${question}) AS found)`;
