/** To whom a form can be sent: those of a list who work for the company, can be written to, and do not have it yet. */
import { and, count, eq, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { someWorkers } from "@product/database/tables/people/worker";
import { membersSeen, offeredLists, type List } from "#features/people/lists/queries.server.ts";

type OfForm = { id: string; legalEntityId: string };

export function toSendTo(actor: Actor, form: OfForm, list: Pick<List, "id" | "kind" | "filter">): SQL | undefined {
  const members = membersSeen(actor, list);
  if (!members) return undefined;
  return and(
    members,
    eq(someWorkers.legalEntityId, form.legalEntityId),
    inArray(someWorkers.status, ["approved", "active", "dormant", "paused"]),
    or(isNotNull(someWorkers.email), isNotNull(someWorkers.mobile)),
    sql`NOT EXISTS (SELECT FROM app.application a WHERE a.form_id = ${form.id} AND a.worker_id = ${someWorkers.id}
      AND a.state NOT IN ('accepted', 'rejected', 'spam'))`,
  );
}

/** The lists that someone can send it to, with how many people each would reach. */
export async function listsToSendTo(actor: Actor, form: OfForm, locale: Locale) {
  const offered = await offeredLists(actor, locale);
  return Promise.all(
    offered.flatMap(({ id, name, kind, filter }) => {
      const people = toSendTo(actor, form, { id, kind, filter });
      return people ? [howMany(people).then((n) => ({ id, name, n }))] : [];
    }),
  );
}

const howMany = async (people: SQL): Promise<number> =>
  (await database.select({ n: count() }).from(someWorkers).where(people))[0]!.n;
