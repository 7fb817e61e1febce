/** Reads the person behind a credential. Every request needs it, so it is a single query. */
import { sql } from "drizzle-orm";
import type { Person } from "@product/domain/actor";
import type { PlaceKind, Scope } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { givenBy } from "./given-by.ts";

export function personIn(id: string, known: Known, assurance: "aal1" | "aal2"): Person {
  const grants = known.given.flatMap(({ key, kind, place, permissions }) => {
    const scope: Scope = kind === "all" ? "all" : { kind, id: place };
    return givenBy(key, permissions).map((permission) => ({ permission, scope }));
  });
  const person: Person = {
    kind: "person",
    id,
    name: known.name ?? "",
    photo: known.photo ?? undefined,
    grants,
    ...(known.worker && { workerId: known.worker }),
  };
  const mustShow = known.mustShow || known.given.some(({ mustShow: byGroup }) => byGroup);
  return mustShow && assurance === "aal1" ? { ...person, grants: [], owesSecondStep: true } : person;
}

/** As PostgreSQL says it, in one value: nothing else has to be put together or told apart. */
type Known = {
  name: string | null;
  mustShow: boolean | null;
  photo: string | null;
  worker: string | null;
  given: { key: string | null; mustShow: boolean; kind: "all" | PlaceKind; place: string; permissions: string[] }[];
  /** It ended with the worker whose it was, whatever the authentication service still says. */
  hasEnded: boolean;
  /** Whom this session looks as: a colleague who is here. */
  viewed: string | null;
};

export async function askedOf(userId: string, sessionId?: string): Promise<Known> {
  const [row] = await database
    .select({
      known: sql<Known>`jsonb_build_object(
        'name', account.name,
        'mustShow', account.second_factor_required,
        'photo', photo.file,
        'hasEnded', EXISTS (SELECT FROM app.ended_account WHERE user_id = asked.id),
        'worker', coalesce(
          (SELECT worker.id FROM app.worker WHERE worker.user_id = asked.id),
          -- Of a colleague a record is their own before anybody has linked it, too.
          (SELECT worker.id FROM app.staff colleague JOIN app.worker ON worker.email = colleague.email
           WHERE colleague.user_id = asked.id AND worker.user_id IS NULL AND worker.merged_into IS NULL
           ORDER BY worker.created_at, worker.id LIMIT 1)),
        'given', (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'key', held.key,
            'mustShow', held.second_factor_required,
            'kind', membership.scope_kind,
            'place', membership.scope_id,
            'permissions', array(SELECT permission FROM app.group_permission WHERE group_id = held.id)
          )), '[]')
          FROM app.membership
          JOIN app."group" held ON held.id = membership.group_id AND held.archived_at IS NULL
          JOIN app.staff active ON active.user_id = membership.user_id AND active.deactivated_at IS NULL
          WHERE membership.user_id = asked.id
        ),
        'viewed', (
          SELECT active.user_id
          FROM app.seen_session
          JOIN app.staff active ON active.user_id = seen_session.viewing_as AND active.deactivated_at IS NULL
          WHERE seen_session.session_id = asked.session_id AND seen_session.user_id = asked.id
            AND seen_session.viewing_until > now()
        ))`,
    })
    .from(
      sql`(SELECT ${userId}::uuid AS id, ${sessionId ?? null}::uuid AS session_id) asked
        LEFT JOIN app.account ON account.user_id = asked.id
        LEFT JOIN app.photo ON photo.user_id = asked.id`,
    );
  return row!.known;
}
