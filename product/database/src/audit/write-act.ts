/** The row of an act in the trail, which is also the outbox: ids for all to read, what changed about people under their own keys. */
import { sql, type SQL } from "drizzle-orm";
import type { Act } from "@product/domain/acts";
import { oneself } from "@product/domain/acts/deciding";
import type { Actor } from "@product/domain/actor";
import type { Changes } from "@product/domain/changes";
import { sealsOf } from "@product/database/person-keys";
import { acts, actSubjects } from "@product/database/tables/ground/act";
import type { Transaction } from "@product/database/write";

/** The trail's entry about one subject. */
export type Told = { personId: string | undefined; changes?: Changes };

/** `many` are named by queries, and nothing is told of each. */
type CommittedAct = {
  act: Act;
  kind: string;
  subjects: ReadonlyMap<string, Told>;
  many?: readonly { kind: string; ids: SQL }[];
  /** Nobody else in the company may do it: the trail marks that they decided about themselves. */
  isAboutOneself?: boolean;
};

export async function writeAct(
  tx: Transaction,
  actor: Actor,
  { act, kind, subjects, many = [], isAboutOneself = false }: CommittedAct,
): Promise<void> {
  const [first] = subjects;
  const about = first ? (first[1].personId ?? first[0]) : null;
  const actorId = actor.kind === "worker" ? about : "id" in actor ? actor.id : null;
  // The place of a device is known; only people have an origin of their own.
  const from = actor.kind === "person" ? actor.request?.from : undefined;
  const changedPeople = [...subjects.values()].filter(({ personId, changes }) => personId && changes);
  const seals = await sealsOf(tx, [
    ...changedPeople.map(({ personId }) => personId!),
    ...(actorId && from ? [actorId] : []),
  ]);
  const origin = (from && actorId && seals.get(actorId)?.close(JSON.stringify(from))) || null;
  const [row] = await tx
    .insert(acts)
    .values({ act, actorKind: actor.kind, actorId, requestId: actor.request?.id ?? null, origin })
    .returning({ id: acts.id });
  // The act's own time comes from the database, to the microsecond, and a Date would cut it off.
  const at = sql<Date>`now()`;
  const tell = ({ personId, changes }: Told) => {
    if (!changes) return {};
    const text = JSON.stringify(changes);
    if (!personId) return { clear: text };
    const seal = seals.get(personId);
    return seal ? { personId, sealed: seal.close(text) } : {};
  };
  const rows = [...subjects].map(([subjectId, subject]) => ({ kind, subjectId, ...tell(subject) }));
  const marks = isAboutOneself ? [{ kind: oneself, subjectId: actorId! }] : [];
  await tx.insert(actSubjects).values([...rows, ...marks].map((each) => ({ actId: row!.id, at, ...each })));
  for (const each of many)
    await tx.execute(
      sql`INSERT INTO app.act_subject (act_id, at, kind, subject_id) SELECT ${row!.id}, now(), ${each.kind}, found.id FROM (${each.ids}) AS found`,
    );
}
