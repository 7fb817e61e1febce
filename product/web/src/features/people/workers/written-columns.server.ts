/** Columns of a file of workers that PostgreSQL writes itself: what needs nothing but its row, and is kept open. */
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { locales, type Locale } from "@product/domain/locales";
import { columnFields, type WorkerColumn } from "@product/domain/people/worker-columns";
import { listedStatuses, workerTypes } from "@product/domain/people/workers";
import { permissionForField } from "@product/domain/permissions/fields";
import { csvTexts } from "@product/database/workers/csv-texts";
import { workers } from "@product/database/tables/people/worker";
import { permittedRows } from "#request/who-may.ts";
import { messages } from "./messages.ts";
import { lastNames, roleNames } from "./rows.server.ts";
import { fieldOf } from "./shown-fields.ts";

type InLocale = (locale: Locale) => SQL;

const kept = Object.fromEntries(
  Object.entries(columnFields).map(([column, field]): [string, InLocale] => [column, () => sql`${workers[field]}`]),
) as Record<keyof typeof columnFields, InLocale>;

/**
 * The columns that PostgreSQL can write. Clearance and planned shifts stand in no row of the table, so the program
 * works them out.
 */
const texts: Partial<Record<WorkerColumn, InLocale>> = {
  ...kept,
  status: (locale) => worded(workers.status, listedStatuses, (status) => messages[`status:${status}`][locale]),
  type: (locale) => worded(workers.workerType, workerTypes, (type) => messages[`type:${type}`][locale]),
  language: () =>
    worded(
      workers.language,
      locales.map(({ code }) => code),
      (language) => locales.find(({ code }) => code === language)!.name,
    ),
  roles: (locale) => sql`array_to_string(${roleNames(locale)}, '; ')`,
  tags: () => sql`array_to_string(${workers.tags}, '; ')`,
  entity: () => sql`(SELECT e.name FROM app.legal_entity e WHERE e.id = ${workers.legalEntityId})`,
  source: () => sql`${workers.source}`,
  added: () => sql`to_char(${workers.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
};

const worded = <Value extends string>(column: AnyColumn, values: readonly Value[], word: (value: Value) => string) =>
  sql`${JSON.stringify(Object.fromEntries(values.map((value) => [value, word(value)])))}::jsonb ->> ${column}`;

export const isWritten = (columns: readonly string[]): columns is readonly WorkerColumn[] =>
  columns.every((column) => Object.hasOwn(texts, column));

/** The line of a worker, without what the actor does not see at their entity. */
export function writtenLine(actor: Actor, columns: readonly WorkerColumn[], locale: Locale): SQL {
  const seen = (field: string, text: SQL) => seenBy(actor, field, sql`coalesce((${text})::text, '')`);
  return csvTexts(
    [
      seen("code", sql`${workers.code}`),
      seen("name", lastNames),
      seen("name", sql`${workers.firstName}`),
      ...columns.map((column) => seen(fieldOf[column], texts[column]!(locale))),
    ],
    locale,
  );
}

function seenBy(actor: Actor, field: string, text: SQL): SQL {
  const permission = permissionForField("worker", field);
  if (!permission) return sql`''`;
  const there = permittedRows(actor, permission, "entity", workers.legalEntityId);
  return there ? sql`CASE WHEN ${there} THEN ${text} ELSE '' END` : text;
}
