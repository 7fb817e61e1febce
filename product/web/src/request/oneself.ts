/** Nobody decides about themselves, whatever they may do otherwise. Only who is alone in a company with what it takes does. */
import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { acts, type Act, type ActDeclaration } from "@product/domain/acts";
import { isOneself, type Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { staff } from "@product/database/tables/access/group";
import { readFacts } from "@product/database/clearance/read-facts";

/** The facts that the actor's own clearance follows from; undefined for an actor who is no worker. */
export async function ownFacts(reader: Reader, actor: Actor, now: Date) {
  const own = actor.kind === "person" ? actor.workerId : undefined;
  return own === undefined ? undefined : (await readFacts(reader, [own], now)).get(own);
}

/** How many there are, and what the first of them are called. */
export type Others = { n: number; others: string };

type Reader = Pick<typeof database, "select">;

/** Whom someone has to ask who would decide about themselves at these places; undefined where they are alone with it. */
export async function othersToAsk(
  accountId: string,
  act: Act,
  places: readonly Place[],
  reader: Reader = database,
): Promise<Others | undefined> {
  const { needs } = acts[act] as ActDeclaration<never>;
  if (needs === "self") return undefined;
  for (const place of distinct(places)) {
    const names = await othersWith(reader, accountId, needs, place);
    if (names.length > 0) return { n: names.length, others: listed(names) };
  }
  return undefined;
}

/** For a page: whom its reader asks about this worker, where that is themselves; undefined where they may decide. */
export const othersIfOwn = async (
  actor: Actor,
  act: Act,
  workerId: string,
  place: Place,
): Promise<Others | undefined> =>
  actor.kind === "person" && isOneself(actor, [workerId]) ? othersToAsk(actor.id, act, [place]) : undefined;

const namesShown = 4;
const listed = (names: readonly string[]) =>
  names.slice(0, namesShown).join(", ") + (names.length > namesShown ? " …" : "");

const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];

/** Colleagues who are here and hold the permission at that place; owners hold all there are. */
async function othersWith(reader: Reader, accountId: string, needs: Permission, place: Place): Promise<string[]> {
  const at = Object.entries(place).flatMap(([kind, ids]) => [ids].flat().map((id) => `${kind} ${id}`));
  const mayDoIt = sql`EXISTS (
    SELECT FROM app.membership m JOIN app."group" held ON held.id = m.group_id AND held.archived_at IS NULL
    WHERE m.user_id = ${staff.userId}
      AND (m.scope_kind = 'all' OR m.scope_kind || ' ' || m.scope_id = ANY(${sql.param(at)}::text[]))
      AND (held.key = 'owner' OR EXISTS (
        SELECT FROM app.group_permission given WHERE given.group_id = held.id AND given.permission = ${needs})))`;
  const isHere = and(isNotNull(staff.joinedAt), isNull(staff.deactivatedAt), ne(staff.userId, accountId));
  const found = await reader
    .select({ name: accounts.name })
    .from(staff)
    .innerJoin(accounts, eq(accounts.userId, staff.userId))
    .where(and(isHere, mayDoIt))
    .orderBy(asc(accounts.name), asc(staff.userId));
  return found.map(({ name }) => name);
}
