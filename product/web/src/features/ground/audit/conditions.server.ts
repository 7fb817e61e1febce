/** The filter as SQL. */
import { and, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { oneself } from "@product/domain/acts/deciding";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { acts, actSubjects } from "@product/database/tables/ground/act";
import { actsOn, recordKinds } from "./known.ts";
import { isUuid } from "./names.server.ts";
import type { AuditFilter } from "./schema.ts";

/** The reader, their time zone, and the act from which the list goes down. */
export type Asking = {
  actorId: string | undefined;
  timeZone: string;
  before?: bigint | undefined;
  /** Else workers are told by their code. */
  seesWorkers: boolean;
};

export function matching(filter: AuditFilter, { actorId, timeZone, before }: Asking): SQL | undefined {
  const { by, person, act, kind, id, from, to, request } = filter;
  return and(
    before === undefined ? undefined : lt(acts.id, before),
    by === "me" ? eq(acts.actorId, actorId ?? nobodysId) : undefined,
    by === "system" ? eq(acts.actorKind, "system") : undefined,
    by === "oneself" ? inArray(acts.id, aboutOneself()) : undefined,
    person === undefined
      ? undefined
      : isUuid(person)
        ? eq(acts.actorId, person)
        : inArray(acts.actorId, called(person)),
    act === undefined ? undefined : eq(acts.act, act),
    id === undefined ? undefined : inArray(acts.id, doneTo(kind ? [kind] : recordKinds, id)),
    // Every act is done to one kind of record, so that the index by name finds them.
    kind === undefined || id !== undefined ? undefined : inArray(acts.act, actsOn(kind)),
    // A day begins where the reader lives.
    from === undefined ? undefined : gte(acts.at, sql`${from}::date::timestamp AT TIME ZONE ${timeZone}`),
    to === undefined ? undefined : lt(acts.at, sql`(${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`),
    request === undefined ? undefined : eq(acts.requestId, request),
  );
}

const nobodysId = "00000000-0000-0000-0000-000000000000";

const called = (name: string) =>
  database
    .select({ id: accounts.userId })
    .from(accounts)
    .where(sql`unaccent(${accounts.name}) ILIKE unaccent(${`%${name.replace(/[\\%_]/g, String.raw`\$&`)}%`})`);

const aboutOneself = () =>
  database.select({ id: actSubjects.actId }).from(actSubjects).where(eq(actSubjects.kind, oneself));

const doneTo = (kinds: readonly string[], id: string) =>
  database
    .select({ id: actSubjects.actId })
    .from(actSubjects)
    .where(and(inArray(actSubjects.kind, [...kinds]), eq(actSubjects.subjectId, id)));
