import type { Locale } from "@product/domain/locales";
import { locales } from "@product/domain/locales";
import { columnFields, type WorkerColumn } from "@product/domain/people/worker-columns";
import { messages } from "#features/people/workers/messages.ts";
import { dayAndTime, hoursAndMinutes } from "#i18n/format.ts";
import type { WorkerRow } from "#features/people/workers/queries.server.ts";

type ExtractColumn = {
  heading: keyof typeof messages;
  text: (row: WorkerRow, locale: Locale) => string | null | undefined;
};

/**
 * Code and name always stand first; then the chosen columns. A field that the reader may not see of a worker is empty.
 */
export const extractColumns = (chosen: readonly WorkerColumn[]): ExtractColumn[] => [
  { heading: "code", text: ({ code }) => code },
  { heading: "lastName", text: ({ name }) => name?.last },
  { heading: "firstName", text: ({ name }) => name?.first },
  ...chosen.map((column) => ({ heading: `column:${column}` as const, text: texts[column] })),
];

/** A field of the record stands as it is kept. */
const kept = Object.fromEntries(
  Object.entries(columnFields).map(([column, field]): [string, ExtractColumn["text"]] => [column, (row) => row[field]]),
) as Record<keyof typeof columnFields, ExtractColumn["text"]>;

const texts: Record<WorkerColumn, ExtractColumn["text"]> = {
  ...kept,
  clearance: ({ clearance }, locale) => clearance && messages[`clearance:${clearance.verdict}`][locale],
  status: ({ status }, locale) => status && messages[`status:${status}`][locale],
  roles: ({ roles }) => roles?.join("; "),
  tags: ({ tags }) => tags?.join("; "),
  entity: ({ entity }) => entity,
  type: ({ workerType }, locale) => workerType && messages[`type:${workerType}`][locale],
  language: ({ language }) => locales.find(({ code }) => code === language)?.name,
  source: ({ source }) => source,
  nextShift: ({ nextShift }, locale) =>
    nextShift && dayAndTime(new Date(nextShift.startsAt), locale, nextShift.timeZone),
  hoursAhead: ({ hoursAhead }) => (hoursAhead === undefined ? "" : hoursAndMinutes(hoursAhead)),
  lastWorked: ({ lastWorked }) => lastWorked,
  added: ({ createdAt }) => createdAt?.toISOString().slice(0, 10),
};
