import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { perform } from "#request/perform.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { messages } from "./messages.ts";
import { entitiesOf, workerPage, type WorkerRow } from "./queries.server.ts";

const perRead = 1000;

/** The rows of a view as lines of a file, read piece by piece so that memory stays flat. That it was made is written down first. */
export async function workerExtract(actor: Actor, filter: Filter, locale: Locale, seesPhones: boolean) {
  const scope = entitiesOf(actor, "worker.export");
  const name = `workers ${new Date().toISOString()}`;
  await perform(actor, "worker.export", async ({ on }) => {
    on({ name, place: scope === "all" ? {} : { entity: scope } });
  });
  const exported: Filter = scope === "all" ? filter : { and: [filter, { field: "entity", op: "in", values: scope }] };
  return lines(actor, exported, locale, seesPhones);
}

async function* lines(actor: Actor, filter: Filter, locale: Locale, seesPhones: boolean): AsyncGenerator<string> {
  const columns = allColumns.filter(({ shown }) => shown !== "phones" || seesPhones);
  yield byteOrderMark + csvLine(columns.map(({ heading }) => messages[heading][locale]));
  let after: string | undefined;
  for (;;) {
    const { rows, hasNext } = await workerPage(actor, filter, locale, { after }, perRead);
    yield rows.map((row) => csvLine(columns.map(({ text }) => text(row, locale) ?? ""))).join("");
    if (!hasNext) return;
    after = rows.at(-1)!.id;
  }
}

type Column = {
  heading: keyof typeof messages;
  shown?: "phones";
  text: (row: WorkerRow, locale: Locale) => string | null | undefined;
};

const allColumns: readonly Column[] = [
  { heading: "code", text: ({ code }) => code },
  { heading: "lastName", text: ({ name }) => name?.last },
  { heading: "firstName", text: ({ name }) => name?.first },
  { heading: "status", text: ({ status }, locale) => status && messages[`status:${status}`][locale] },
  { heading: "roles", text: ({ roles }) => roles?.join("; ") },
  { heading: "town", text: ({ town }) => town },
  { heading: "phone", shown: "phones", text: ({ mobile }) => mobile },
  { heading: "tags", text: ({ tags }) => tags?.join("; ") },
  { heading: "entity", text: ({ entity }) => entity },
];
