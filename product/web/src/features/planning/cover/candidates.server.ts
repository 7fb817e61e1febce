/** Chooses the next workers to ask: none already connected with the shift, and none who may not work it. */
import { and, asc, eq, isNull, notExists, sql, type SQL } from "drizzle-orm";
import { clearance } from "@product/domain/clearance/clearance";
import { invitations } from "@product/domain/planning/staffing/call-outs";
import type { Weights } from "@product/domain/planning/staffing/candidate-rank";
import type { Wave } from "@product/domain/planning/staffing/cover";
import { inTheWay } from "@product/domain/planning/rota/finding-overrides";
import type { LocalDate } from "@product/domain/time/local-date";
import { readAsks } from "@product/database/clearance/read-asks";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { taking } from "@product/database/filters/event-columns";
import { judgePeople } from "@product/database/rules/judge-shift";
import type { events, shifts, slots } from "@product/database/tables/planning/event";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { candidateFacts, pointsIn } from "@product/database/workers/candidate-rank";
import { isInList } from "@product/database/workers/in-list";
import { callOutSetting, weightsOf } from "#features/planning/call-outs/queries.server.ts";
import { publishedValues } from "#features/planning/shifts/commands.server.ts";
import type { Transaction } from "#request/perform.ts";

type Where = {
  slot: typeof slots.$inferSelect;
  shift: typeof shifts.$inferSelect;
  event: typeof events.$inferSelect;
};

const judgedAtOnce = 60;

/** The best-ranked of `among` who may work the shift, as many as wanted. */
export async function nextToAsk(
  tx: Transaction,
  { slot, shift, event }: Where,
  now: Date,
  { wanted, among }: { wanted: number; among: SQL },
) {
  const weights = weightsOf(await callOutSetting(tx));
  const found: string[] = [];
  for (let from = 0; found.length < wanted; from += judgedAtOnce) {
    const ids = await ranked(tx, { slot, shift, event }, { now, from, among, weights });
    const [known, rules] = [await readFacts(tx, ids, now), await readRules(tx)];
    const people = ids.map((workerId) => ({ workerId, roleId: slot.roleId, toldAt: now }));
    const judged = await judgePeople(tx, { id: shift.id, event, values: publishedValues(shift) }, people);
    const ask = (await readAsks(tx, [slot.id])).get(slot.id)!;
    const span = { from: shift.day, until: shift.day };
    found.push(
      ...ids.filter((id) => {
        const { facts } = known.get(id)!;
        return (
          clearance(facts, rules, ask, span, now.toISOString()).canWork && inTheWay(judged.get(id) ?? []).length === 0
        );
      }),
    );
    if (ids.length < judgedAtOnce) break;
  }
  return found.slice(0, wanted);
}

/** Whom a wave is for. */
export async function amongWhom(tx: Transaction, wave: Wave, today: LocalDate): Promise<SQL> {
  if (wave.who === "list") return isInList(tx, wave.id, today);
  if (wave.who === "everyone") return sql`true`;
  return sql`EXISTS (SELECT FROM app.worker_role also WHERE also.worker_id = ${workers.id} AND also.role_id = ${wave.id})`;
}

type Ask = { now: Date; from: number; among: SQL; weights: Weights };

async function ranked(
  tx: Transaction,
  { slot, shift, event }: Where,
  { now, from, among, weights }: Ask,
): Promise<string[]> {
  const facts = candidateFacts({ venueId: event.venueId, day: shift.day }, now);
  const known = tx
    .select({ one: sql`1` })
    .from(sql`app.assignment AS known`)
    .where(
      sql`known.worker_id = ${workers.id} AND (known.shift_id = ${shift.id}
        OR (known.during && ${shift.during}::tstzrange AND known.state IN (${taking})))`,
    );
  const found = tx
    .select({
      id: workers.id,
      minutes: facts.minutes.as("minutes"),
      timesHere: facts.timesHere.as("timesHere"),
      daysUnasked: facts.daysUnasked.as("daysUnasked"),
    })
    .from(workers)
    .innerJoin(workerRoles, and(eq(workerRoles.workerId, workers.id), eq(workerRoles.roleId, slot.roleId)))
    .where(
      and(
        eq(workers.status, "active"),
        eq(workers.legalEntityId, event.legalEntityId),
        isNull(workers.mergedInto),
        notExists(known),
        among,
        sql`(SELECT count(DISTINCT c.letter_id) FROM app.call_out c WHERE c.worker_id = ${workers.id}
          AND c.kind = ANY(${sql.param(invitations)}::text[]) AND c.created_at > ${now}::timestamptz - interval '7 days')
          < (SELECT most_per_week FROM app.call_out_setting)`,
      ),
    )
    .as("found");
  const rows = await tx
    .select({ id: found.id })
    .from(found)
    .orderBy(sql`${pointsIn(weights)} DESC`, asc(found.id))
    .limit(judgedAtOnce)
    .offset(from);
  return rows.map(({ id }) => id);
}
