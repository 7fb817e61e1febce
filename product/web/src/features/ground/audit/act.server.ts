/** One act with all that the reader may know of it: what they may not see does not leave the server. */
import { and, asc, eq, ne, type SQL } from "drizzle-orm";
import { oneself } from "@product/domain/acts/deciding";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Changes } from "@product/domain/changes";
import type { Locale } from "@product/domain/locales";
import { permissionForField, records, type RecordKind } from "@product/domain/permissions/fields";
import { linkOf } from "@product/database/audit/link";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { acts, actSubjects } from "@product/database/tables/ground/act";
import { isUuid, named, namesBehind, type Named } from "./names.server.ts";
import { keyOf, paperNames } from "./papers.server.ts";
import { actRows, type AuditRow } from "./queries.server.ts";

type Change = { field: string; before?: unknown; after?: unknown };

/** The content of the trail about one subject. `erased`: it was about a person whose key was destroyed. */
export type Told = { is: "fact" | "erased" | "unreadable" } | { is: "changes"; changes: Change[]; withheld: number };

export type Origin = { address: string; device: string } | "erased";

export type ShownAct = Omit<AuditRow, "subjects" | "seq"> & {
  subjects: (Named & { details: Told })[];
  /** How the ids among the values are called. */
  names: Record<string, string>;
  /** Only for those who may see how to reach colleagues. */
  origin?: Origin;
  link?: { seq: string; hash: string; sealedAt: Date; holds: boolean };
};

const mostSubjects = 100;

export async function shownAct(actor: Actor, id: bigint, locale: Locale): Promise<ShownAct | undefined> {
  const [row] = await actRows(eq(acts.id, id), {
    limit: 1,
    subjects: 1,
    locale,
    seesWorkers: isPermitted(actor, "worker.view"),
  });
  if (!row) return undefined;
  const { seq: _, ...act } = row;
  const [subjects, link, origin] = await Promise.all([
    subjectsOf(actor, id, locale),
    linkOf(id),
    isPermitted(actor, "staff.view.contact", "everywhere") ? originOf(eq(acts.id, id)) : undefined,
  ]);
  return {
    ...act,
    subjects,
    names: await namesIn(
      actor,
      subjects.flatMap(({ details }) => (details.is === "changes" ? details.changes : [])),
      locale,
    ),
    ...(origin ? { origin } : {}),
    ...(link
      ? { link: { seq: String(link.seq), hash: link.hash.toString("hex"), sealedAt: link.sealedAt, holds: link.holds } }
      : {}),
  };
}

async function subjectsOf(actor: Actor, actId: bigint, locale: Locale): Promise<ShownAct["subjects"]> {
  const rows = await database
    .select()
    .from(actSubjects)
    .where(and(eq(actSubjects.actId, actId), ne(actSubjects.kind, oneself)))
    .orderBy(asc(actSubjects.kind), asc(actSubjects.subjectId))
    .limit(mostSubjects);
  const seals = await sealsIn(
    database,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const names = await named(
    rows.map(({ kind, subjectId, personId }) => ({ kind, id: subjectId, personId })),
    locale,
    isPermitted(actor, "worker.view"),
  );
  return rows.map(({ kind, personId, clear, sealed }, index) => {
    const seal = personId ? seals.get(personId) : undefined;
    const detailsOf = (): Told => {
      if (clear !== null) return seenBy(actor, kind, clear);
      if (sealed === null) return { is: "fact" };
      return seal
        ? seenBy(
            actor,
            kind,
            opened(() => seal.open(sealed)),
          )
        : { is: "erased" };
    };
    return { ...names[index]!, details: detailsOf() };
  });
}

/** People are known by more than one name here: an account is what a colleague keeps of themself. */
const recordOf: Record<string, RecordKind> = { account: "staff", staff: "staff", worker: "worker" };

function seenBy(actor: Actor, kind: string, text: string | undefined): Told {
  const changes = text === undefined ? undefined : (opened(() => JSON.parse(text)) as Changes | undefined);
  if (!changes) return { is: "unreadable" };
  const all = Object.entries(changes);
  const seen = all.filter(([field]) => mayBeSeen(actor, recordOf[kind], field));
  return {
    is: "changes",
    changes: seen.map(([field, change]) => ({ field, ...change })),
    withheld: all.length - seen.length,
  };
}

/** A field of a person that nobody declared is kept as close as the most guarded one. */
function mayBeSeen(actor: Actor, record: RecordKind | undefined, field: string): boolean {
  if (!record) return true;
  const needed = permissionForField(record, field);
  return (needed ? [needed] : Object.values(records[record].shownBy)).every((permission) =>
    isPermitted(actor, permission, "everywhere"),
  );
}

async function originOf(isAct: SQL): Promise<Origin | undefined> {
  const [act] = await database.select({ actorId: acts.actorId, origin: acts.origin }).from(acts).where(isAct);
  if (!act?.origin || !act.actorId) return undefined;
  const { origin, actorId } = act;
  const seal = (await sealsIn(database, [actorId])).get(actorId);
  return seal ? (opened(() => JSON.parse(seal.open(origin))) as Origin | undefined) : "erased";
}

/** A value that was altered, or sealed with another key, does not open. */
function opened<Result>(open: () => Result): Result | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** Names of the ids among the values, and of the kinds of documents, which the trail tells by their key. */
async function namesIn(actor: Actor, changes: readonly Change[], locale: Locale): Promise<Record<string, string>> {
  const papers = changes
    .filter(({ field }) => ["document", "documents"].includes(field))
    .flatMap(({ before, after }) => [before, after].flat().filter((each) => typeof each === "string"));
  const [recordNames, kinds] = await Promise.all([
    namesBehind(idsIn(changes), locale),
    paperNames(actor, papers.map(keyOf), locale),
  ]);
  const called = papers.flatMap((paper) => {
    const name = kinds.get(keyOf(paper));
    return name ? [[paper, name + paper.slice(keyOf(paper).length)] as const] : [];
  });
  return { ...recordNames, ...Object.fromEntries(called) };
}

const idsIn = (value: unknown): string[] => {
  if (typeof value === "string") return isUuid(value) ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(idsIn) : [];
};
