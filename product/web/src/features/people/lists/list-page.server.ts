import { homeDay } from "#request/clock.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { lists } from "@product/database/tables/people/list";
import { clients } from "@product/database/tables/company/master-data";
import { isIn, seenBy } from "./conditions.server.ts";
import { countsOf, membersSeen } from "./queries.server.ts";
import type { ListsView } from "./schema.ts";

export const listsPerPage = 25;

/** One page of lists by name, each with how many of its workers the reader sees. */
export async function listPage(actor: Actor, view: ListsView, locale: Locale) {
  const isBackwards = view.before !== undefined;
  const from = view.before ?? view.after;
  const rows = await rowsOf(actor, view, locale, from, isBackwards);
  // The one from which the page was to go on is gone: begin again.
  if (from !== undefined && rows.length === 0)
    return listPage(actor, { ...view, after: undefined, before: undefined }, locale);
  const isMore = rows.length > listsPerPage;
  const shown = rows.slice(0, listsPerPage);
  if (isBackwards) shown.reverse();
  const counts = await countsOf(shown.map((list) => membersSeen(actor, list)));
  return {
    rows: shown.map(({ filter: _kept, ...list }, index) => ({ ...list, count: counts[index] })),
    hasPrevious: isBackwards ? isMore : from !== undefined,
    hasNext: isBackwards || isMore,
  };
}

export type ListRow = Awaited<ReturnType<typeof listPage>>["rows"][number];

function rowsOf(actor: Actor, view: ListsView, locale: Locale, from: string | undefined, isBackwards: boolean) {
  const direction = isBackwards ? desc : asc;
  const name = (table: "list" | "last") => sql.raw(`${table}.name COLLATE "${locale}-x-icu"`);
  const place =
    from &&
    sql`(${name("list")}, ${lists.id}) ${isBackwards ? sql`<` : sql`>`}
      (SELECT ${name("last")}, last.id FROM app.list last WHERE last.id = ${from})`;
  return database
    .select({
      id: lists.id,
      name: lists.name,
      kind: lists.kind,
      purpose: lists.purpose,
      filter: lists.filter,
      expiresOn: lists.expiresOn,
      owner: accounts.name,
      client: clients.name,
      groups: groupNames(locale),
    })
    .from(lists)
    .innerJoin(accounts, eq(accounts.userId, lists.ownerId))
    .leftJoin(clients, eq(clients.id, lists.clientId))
    .where(and(seenBy(actor), isIn(view.view, homeDay()), isAskedFor(view), place || undefined))
    .orderBy(direction(name("list")), direction(lists.id))
    .limit(listsPerPage + 1);
}

const groupNames = (locale: Locale) =>
  sql<string[]>`ARRAY(SELECT ${sql.raw(`g.name_${locale} FROM app.list_group shared
    JOIN app."group" g ON g.id = shared.group_id WHERE shared.list_id = list.id ORDER BY g.name_${locale}`)})`;

const isAskedFor = ({ q, purpose }: ListsView) =>
  and(
    q ? sql`position(app.fold(${q}) IN app.fold(${lists.name})) > 0` : undefined,
    purpose ? eq(lists.purpose, purpose) : undefined,
  );

/** How many lists someone sees in each view. */
export async function viewCounts(actor: Actor) {
  const day = homeDay();
  const [counts] = await database
    .select({
      current: sql<number>`(count(*) FILTER (WHERE ${isIn("current", day)}))::int`,
      ended: sql<number>`(count(*) FILTER (WHERE ${isIn("ended", day)}))::int`,
      archived: sql<number>`(count(*) FILTER (WHERE ${isIn("archived", day)}))::int`,
    })
    .from(lists)
    .where(seenBy(actor));
  return counts!;
}
