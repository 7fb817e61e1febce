/** Words in a column of roles that nothing here is called by: how often each stands there, and what somebody says it means. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { fold } from "@product/domain/filters/fold";
import { listIn, roleFor } from "@product/domain/imports/check-row";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { workerImportRows } from "@product/database/tables/people/worker-import";
import { perform } from "#request/perform.ts";
import { leftOut } from "./choices.ts";
import { queueStep, lockImport, move } from "./import-run.server.ts";
import { surroundingsOf, withCells, type ImportRun } from "./queries.server.ts";
import { placeOfImports } from "./reach.server.ts";
import { mostWords, type WordsForm } from "./schema.ts";

/** In a file with more such rows, the rest is told when these are settled. */
const mostRowsRead = 2_000;

export async function unknownWords(actor: Actor, run: ImportRun, now: Date) {
  const place = run.plan?.columns.indexOf("roles") ?? -1;
  if (place < 0) return [];
  const rows = await database
    .select()
    .from(workerImportRows)
    .where(and(eq(workerImportRows.importId, run.id), sql`${workerImportRows.faults} @> ${unknown}::jsonb`))
    .orderBy(asc(workerImportRows.number))
    .limit(mostRowsRead);
  if (rows.length === 0) return [];
  const around = await surroundingsOf(actor, now);
  const counts = new Map<string, { word: string; n: number }>();
  for (const { cells } of await withCells(run.id, rows))
    for (const word of listIn(cells[place]) ?? []) {
      if (roleFor(word, run.plan!.roleWords ?? {}, around) !== undefined) continue;
      const known = counts.get(fold(word)) ?? { word, n: 0 };
      counts.set(fold(word), { ...known, n: known.n + 1 });
    }
  return [...counts.values()].toSorted((entry, other) => other.n - entry.n).slice(0, mostWords);
}

const unknown = JSON.stringify([{ column: "roles", fault: { fault: "unknownRole" } }]);

/** Keeps what the words mean beside the plan, and has every row checked again. */
export const explainWords = (actor: Actor, id: string, { word, role, version }: WordsForm) =>
  perform(actor, "worker-import.prepare", async ({ tx, now, subject }) => {
    const run = await lockImport(tx, actor, id, ["checked"], version);
    subject({ id, place: placeOfImports(actor) });
    const known = new Set((await surroundingsOf(actor, now)).roles.values());
    const explained = word.flatMap((each, at) => (role[at] ? [[fold(each), role[at]] as const] : []));
    if (explained.some(([, meant]) => meant !== leftOut && !known.has(meant)))
      throw new Refused({ code: "record.choice-gone" });
    const meanings = explained.map(([each, meant]) => [each, meant === leftOut ? null : meant] as const);
    const roleWords = { ...run.plan!.roleWords, ...Object.fromEntries(meanings) };
    await move(tx, run, "checking", { plan: { ...run.plan!, roleWords }, counts: null, trouble: null });
    await queueStep(tx, actor, "worker-import.check", run);
    return { id };
  });
