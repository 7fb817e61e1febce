import { and, asc, between, desc, eq, inArray, lte, ne, sql, type SQL } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { oneself } from "@product/domain/acts/deciding";
import { database } from "@product/database/client";
import { acts, actSeals, actSubjects } from "@product/database/tables/ground/act";
import { usualZone } from "@product/domain/time/zone";
import { accounts } from "@product/database/tables/access/account";
import { matching, type Asking } from "./conditions.server.ts";
import { actorNames, named, type Named } from "./names.server.ts";
import { papersIn } from "./papers.server.ts";
import type { AuditFilter } from "./schema.ts";

/** A person who is gone has no name. */
export type Who =
  | { kind: "system" | "nobody" }
  | { kind: "person" | "device" | "worker" | "client"; id: string; name?: string };

export type AuditRow = {
  id: string;
  at: Date;
  act: string;
  who: Who;
  requestId: string | null;
  /** The first few, and how many there are. */
  subjects: Named[];
  subjectCount: number;
  seq: string | null;
  /** The actor decided about themselves, as the only person with the permission for it. */
  isAboutOneself: boolean;
};

const pageLength = 50;
const subjectsShown = 3;

/** One page, and where the next one begins; nowhere when this is the last. */
export async function auditPage(filter: AuditFilter, asking: Asking, locale: Locale) {
  const { seesWorkers } = asking;
  const wanted = { limit: pageLength + 1, subjects: subjectsShown, locale, seesWorkers };
  const rows = await actRows(matching(filter, asking), wanted);
  const shown = rows.slice(0, pageLength);
  return { rows: shown, older: rows.length > pageLength ? shown.at(-1)!.id : undefined };
}

type Wanted = { limit: number; subjects: number; locale: Locale; seesWorkers: boolean };

/** Acts with what they were done to, newest first. */
export async function actRows(
  where: SQL | undefined,
  { limit, subjects: mostSubjects, locale, seesWorkers }: Wanted,
): Promise<AuditRow[]> {
  const found = await database
    .select({
      id: acts.id,
      at: acts.at,
      act: acts.act,
      actorKind: acts.actorKind,
      actorId: acts.actorId,
      requestId: acts.requestId,
      seq: actSeals.seq,
      isAboutOneself: sql<boolean>`EXISTS (SELECT FROM app.act_subject mark
        WHERE mark.act_id = ${acts.id} AND mark.at = ${acts.at} AND mark.kind = ${oneself})`,
    })
    .from(acts)
    .leftJoin(actSeals, eq(actSeals.actId, acts.id))
    .where(where)
    .orderBy(desc(acts.id))
    .limit(limit);
  const [subjects, names] = await Promise.all([
    subjectsOf(found, mostSubjects, locale, seesWorkers),
    actorNames(
      found.flatMap(({ actorId }) => actorId ?? []),
      seesWorkers,
    ),
  ]);
  return found.map(({ id, at, act, actorKind, actorId, requestId, seq, isAboutOneself }) => ({
    id: String(id),
    at,
    act,
    who: whoIs(actorKind, actorId, names),
    requestId,
    ...(subjects.get(id) ?? { subjects: [], subjectCount: 0 }),
    seq: seq === null ? null : String(seq),
    isAboutOneself,
  }));
}

const historyLength = 20;

/** The last acts on one record, with the reader's time zone; `mayOpen` says whether each can be looked into. */
export type RecordHistory = {
  kind: string;
  id: string;
  /** `about` is which paper of several the act was done to. */
  rows: (Pick<AuditRow, "id" | "at" | "act" | "who" | "isAboutOneself"> & { about?: string })[];
  timeZone: string;
  mayOpen: boolean;
};

export { namesBehind } from "./names.server.ts";

/** For whoever may edit the record, which the caller has made sure of: who did what and when, not what it was before, nor from where. */
export async function historyOf(actor: Actor, kind: string, id: string, locale: Locale = "en"): Promise<RecordHistory> {
  const done = database
    .select({ id: actSubjects.actId })
    .from(actSubjects)
    .where(and(eq(actSubjects.kind, kind), eq(actSubjects.subjectId, id)))
    .orderBy(desc(actSubjects.actId))
    .limit(historyLength);
  const wanted = { limit: historyLength, subjects: 0, locale, seesWorkers: isPermitted(actor, "worker.view") };
  const rows = await actRows(inArray(acts.id, done), wanted);
  const about = kind === "worker" ? await papersIn(actor, id, rows, locale) : new Map<string, string>();
  return {
    kind,
    id,
    rows: rows.map(({ id: actId, at, act, who, isAboutOneself }) => {
      const paper = about.get(actId);
      return { id: actId, at, act, who, isAboutOneself, ...(paper ? { about: paper } : {}) };
    }),
    timeZone: await timeZoneOf(actor),
    mayOpen: isPermitted(actor, "audit.view", "everywhere"),
  };
}

export async function timeZoneOf(actor: Actor): Promise<string> {
  if (actor.kind !== "person") return usualZone;
  const [account] = await database
    .select({ timeZone: accounts.timeZone })
    .from(accounts)
    .where(eq(accounts.userId, actor.id));
  return account?.timeZone ?? usualZone;
}

function whoIs(kind: Who["kind"], id: string | null, names: ReadonlyMap<string, string>): Who {
  if (kind === "system" || kind === "nobody") return { kind };
  const name = names.get(id!);
  return { kind, id: id!, ...(name ? { name } : {}) };
}

async function subjectsOf(of: readonly { id: bigint; at: Date }[], most: number, locale: Locale, seesWorkers: boolean) {
  if (of.length === 0 || most === 0) return new Map<bigint, Pick<AuditRow, "subjects" | "subjectCount">>();
  const times = of.map(({ at }) => at.getTime());
  const ranked = database
    .select({
      actId: actSubjects.actId,
      kind: actSubjects.kind,
      id: actSubjects.subjectId,
      personId: actSubjects.personId,
      count: sql<number>`count(*) OVER (PARTITION BY ${actSubjects.actId})::int`.as("of_all"),
      place:
        sql<number>`row_number() OVER (PARTITION BY ${actSubjects.actId} ORDER BY ${actSubjects.kind}, ${actSubjects.subjectId})`.as(
          "place",
        ),
    })
    .from(actSubjects)
    .where(
      and(
        inArray(
          actSubjects.actId,
          of.map(({ id }) => id),
        ),
        ne(actSubjects.kind, oneself),
        // The months to look into. The database keeps microseconds, which a Date cuts off.
        between(actSubjects.at, new Date(Math.min(...times)), new Date(Math.max(...times) + 1)),
      ),
    )
    .as("ranked");
  const rows = await database
    .select()
    .from(ranked)
    .where(lte(ranked.place, most))
    .orderBy(asc(ranked.actId), asc(ranked.place));
  const names = await named(rows, locale, seesWorkers);
  const byAct = Map.groupBy(
    rows.map(({ actId, count }, index) => ({ actId, count, subject: names[index]! })),
    ({ actId }) => actId,
  );
  return new Map(
    [...byAct].map(([actId, group]) => [
      actId,
      { subjects: group.map(({ subject }) => subject), subjectCount: group[0]!.count },
    ]),
  );
}
