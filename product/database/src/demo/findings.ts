/** Says of every record that demo data brought whether it can go, or why it stays. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { acts } from "@product/domain/acts";
import { demoKindNames, demoKinds, type DemoKind } from "@product/domain/company/demo-kinds";
import { memberships } from "@product/database/tables/access/group";
import { countsOf, nameOf, referencesIn, type Reader, type Reference } from "./references.ts";

/** Changed since it came, or used by something that stays: `by` is the table of what uses it. */
export type Kept = { id: string; by: string | undefined };
export type Found = { kind: DemoKind; removable: string[]; kept: Kept[] };

/** In the order in which they can be removed: who refers to others goes first. */
export async function findDemoRecords(reader: Reader): Promise<Found[]> {
  const references = await referencesIn(reader);
  const found: Found[] = [];
  for (const kind of demoKindNames) {
    const records = await loadedRecords(reader, kind);
    const ids = records.map(({ id }) => id);
    const users = new Map<string, string>();
    for (const reference of references.filter((each) => each.kind === kind)) {
      const counts = await countsOf(
        reader,
        reference,
        ids,
        reference.goesAlong ? [] : gone(reference, references, found),
      );
      for (const { id, parts } of records)
        if ((counts.get(id) ?? 0) !== (reference.goesAlong ? (parts[nameOf(reference)] ?? 0) : 0))
          users.set(id, reference.table);
    }
    for (const [id, by] of kind === "legal_entity" ? await scopedTo(reader, ids) : []) users.set(id, by);
    const kept = records
      .filter(({ id, isChanged }) => isChanged || users.has(id))
      .map(({ id, isChanged }) => ({ id, by: isChanged ? undefined : users.get(id) }));
    const staying = new Set(kept.map(({ id }) => id));
    found.push({ kind, kept, removable: ids.filter((id) => !staying.has(id)) });
  }
  return found;
}

type Loaded = { id: string; parts: Record<string, number>; isChanged: boolean };

/** Those that are still there; changed are the ones with another version, or of which the trail tells a change. */
function loadedRecords(reader: Reader, kind: DemoKind): Promise<Loaded[]> {
  const isChanged = sql<boolean>`demo.version <> record.version OR EXISTS (
      SELECT FROM app.act_subject subject JOIN app.act ON act.id = subject.act_id AND act.at = subject.at
      WHERE subject.kind = ${demoKinds[kind]} AND subject.subject_id = demo.id::text AND subject.at > demo.loaded_at
        AND act.act = ANY(${sql.param(changing)}::text[]))`;
  return reader
    .select({ id: sql<string>`demo.id`, parts: sql<Record<string, number>>`demo.parts`, isChanged })
    .from(sql`app.demo_record demo JOIN app.${sql.identifier(kind)} record USING (id)`)
    .where(sql`demo.kind = ${kind}`)
    .orderBy(sql`demo.id`);
}

const changing = Object.entries(acts)
  // A look at what is masked tells why, and changes nothing.
  .filter(([act, { audits }]) => audits === "changes" && !act.includes(".reveal-"))
  .map(([act]) => act);

/** Rows that are gone by then: those of records that can be removed, and those that go along with one. */
const gone = ({ table }: Reference, references: readonly Reference[], found: readonly Found[]) =>
  found.flatMap(({ kind, removable }) => [
    ...(kind === table ? [{ column: "id", ids: removable }] : []),
    ...references
      .filter((each) => each.table === table && each.kind === kind && each.goesAlong)
      .map(({ column }) => ({ column, ids: removable })),
  ]);

/** A membership names its place as a text, since places are of many kinds. */
async function scopedTo(reader: Reader, ids: readonly string[]): Promise<[string, string][]> {
  const rows = await reader
    .select({ id: memberships.scopeId })
    .from(memberships)
    .where(and(eq(memberships.scopeKind, "entity"), inArray(memberships.scopeId, [...ids])));
  return rows.map(({ id }) => [id, "membership"]);
}
