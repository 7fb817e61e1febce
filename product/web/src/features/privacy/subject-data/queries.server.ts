import { and, desc, eq, inArray } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Act } from "@product/domain/acts";
import type { Locale } from "@product/domain/locales";
import { classOf, type ClassId } from "@product/domain/privacy/data-classes";
import { erasurePlan, type PlanRow } from "@product/domain/privacy/erasure-plan";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { readErasureFacts } from "@product/database/privacy/erasure-facts";
import { accounts } from "@product/database/tables/access/account";
import { acts, actSubjects } from "@product/database/tables/ground/act";
import type { workers } from "@product/database/tables/people/worker";
import { retentionRows } from "#features/company/retention/queries.server.ts";
import { termDay } from "#request/clock.ts";

type Worker = typeof workers.$inferSelect;

/** The data held of a person, class by class, with the effect of erasing on it and the rule behind that. */
export async function heldOf(worker: Worker, locale: Locale, letters: readonly { createdAt: Date }[]) {
  const [{ facts }, rules] = await Promise.all([readErasureFacts(database, worker, termDay()), retentionRows()]);
  facts.held.messages = { records: letters.length, newest: letters[0]?.createdAt.toISOString() };
  return erasurePlan(facts).map((row) => ({ ...row, ...wordsOf(row, rules, locale) }));
}
export type HeldClass = Awaited<ReturnType<typeof heldOf>>[number];

type Rule = Awaited<ReturnType<typeof retentionRows>>[number];

function wordsOf({ dataClass, ruleId }: PlanRow, rules: readonly Rule[], locale: Locale) {
  const { name, basis } = classOf(dataClass);
  const rule = rules.find(({ id }) => id === ruleId)!;
  return {
    name: name[locale],
    basis,
    citation: locale === "es" ? rule.basisEs : rule.basisEn,
    term: { length: rule.term, unit: rule.unit, countedFrom: rule.countedFrom },
  };
}

/** Which classes an export by this person leaves out. */
export const hiddenFrom = (actor: Actor, legalEntityId: string, ids: readonly ClassId[]): ClassId[] =>
  ids.filter((id) => {
    const needed = classOf(id).shownBy;
    return needed !== undefined && !isPermitted(actor, needed, { entity: legalEntityId });
  });

const lookActs = [
  "worker.reveal-identity",
  "worker.reveal-pay",
  "worker.find-by-number",
  "worker.export-person",
  "worker.look-blocked",
  "worker.reveal-check",
  "document.look",
  "engagement.read",
] as const satisfies Act[];
const mostLooks = 500;

/** Reveals of identity, health or pay data: by whom, when and why; newest first. */
export async function looksAt(workerId: string, limit = mostLooks) {
  const seal = (await sealsIn(database, [workerId])).get(workerId);
  const rows = await database
    .select({ act: acts.act, at: acts.at, who: accounts.name, sealed: actSubjects.sealed })
    .from(actSubjects)
    .innerJoin(acts, and(eq(acts.id, actSubjects.actId), eq(acts.at, actSubjects.at)))
    .leftJoin(accounts, eq(accounts.userId, acts.actorId))
    .where(and(eq(actSubjects.kind, "worker"), eq(actSubjects.subjectId, workerId), inArray(acts.act, [...lookActs])))
    .orderBy(desc(acts.id))
    .limit(limit);
  return rows.map(({ sealed, ...look }) => {
    const trail = seal && sealed ? (JSON.parse(seal.open(sealed)) as Record<string, { after?: string }>) : {};
    return { ...look, reason: trail["lookReason"]?.after, words: trail["lookText"]?.after ?? trail["reason"]?.after };
  });
}
