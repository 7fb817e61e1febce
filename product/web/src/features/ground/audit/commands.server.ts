import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { perform } from "#request/perform.ts";
import { matching, type Asking } from "./conditions.server.ts";
import { csvLine } from "./csv.ts";
import { actRows } from "./queries.server.ts";
import type { AuditFilter } from "./schema.ts";

/**
 * Commits the act of exporting the trail, and gives the file line by line: who did what to which record, and never the
 * values before or after. Acts committed meanwhile are not in it.
 */
export async function exportAudit(actor: Actor, filter: AuditFilter, asking: Asking, locale: Locale, now: Date) {
  // The trail does not repeat what was searched for: that may be somebody's name.
  const name = `audit-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}.csv`;
  await perform(actor, "audit.export", async ({ subject }) => void subject({ name }));
  return { name, lines: linesOf(filter, asking, locale) };
}

const batch = 500;
const mostSubjects = 10_000;

async function* linesOf(filter: AuditFilter, asking: Asking, locale: Locale): AsyncGenerator<string, void> {
  // With this mark spreadsheets know that the file is UTF-8.
  yield `\u{FEFF}${csvLine(columns)}`;
  let { before } = asking;
  for (;;) {
    const where = matching(filter, { ...asking, before });
    const rows = await actRows(where, {
      limit: batch,
      subjects: mostSubjects,
      locale,
      seesWorkers: asking.seesWorkers,
    });
    if (rows.length > 0) yield rows.map(linesOfAct).join("");
    if (rows.length < batch) return;
    before = BigInt(rows.at(-1)!.id);
  }
}

const columns = [
  "number",
  "at",
  "act",
  "actor_kind",
  "actor_id",
  "actor_name",
  "request",
  "record_kind",
  "record_id",
  "record_name",
  "link",
];

type Row = Awaited<ReturnType<typeof actRows>>[number];

function linesOfAct({ id, at, act, who, requestId, subjects, seq }: Row): string {
  const person = "id" in who ? who : undefined;
  const envelope = [BigInt(id), at.toISOString(), act, who.kind, person?.id, person?.name, requestId];
  return subjects
    .map((subject) => csvLine([...envelope, subject.kind, subject.id, subject.name, seq && BigInt(seq)]))
    .join("");
}
