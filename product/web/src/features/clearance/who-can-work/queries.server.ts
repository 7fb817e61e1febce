/** Answers which workers can, could or cannot work on some days, with the reasons. */
import { and, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { allReasons, clearanceBy } from "@product/domain/clearance/clearance";
import { overlap } from "@product/domain/clearance/day-ranges";
import type { Ask } from "@product/domain/clearance/facts";
import type { Reason, Verdict } from "@product/domain/clearance/verdict";
import { verdictOf } from "@product/domain/filters/can-work";
import type { Condition, Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { discreetFor } from "#features/people/clearance-light/queries.server.ts";
import { clientRows } from "#features/company/clients/queries.server.ts";
import { venueRows } from "#features/company/venues/queries.server.ts";
import { countBy, pageLength, workerPage, type WorkerRow } from "#features/people/workers/queries.server.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { groups, type Group, type Question } from "./schema.ts";
import { keyOf, tallied, type Tally } from "./tally.ts";
import { permittedPlaces } from "#request/who-may.ts";

/** So many are judged one by one; of more than that the counts are those of the derived spans. */
export const mostJudged = 2000;

export type Judged = WorkerRow & {
  verdict: Verdict;
  reasons: readonly Reason[];
  clearsAt: string | null;
  today: string;
};
export type Answer = {
  counts: Record<Group, number>;
  /** Whether the counts are of all, or of those looked at alone. */
  isOfAll: boolean;
  /** How many were looked at, where there are others beyond them. */
  looked: number | undefined;
  tally: Tally[];
  rows: Judged[];
  hasPrevious: boolean;
  hasNext: boolean;
};

/** Spans know who can work on days to come, but nothing of a client nor of days gone by. */
const isInSpans = ({ client, from }: Question) => client === undefined && from >= homeDay();

export async function whoCanWork(
  actor: Actor,
  question: Question,
  choices: Choices,
  locale: Locale,
  most = mostJudged,
): Promise<Answer> {
  const crowd = await crowdOf(actor, question, choices);
  // The list of workers who can work is asked for most and shows no counts of reasons: only the rows shown are judged.
  return question.show === "can" && isInSpans(question)
    ? { ...(await fromSpans(actor, question, choices, crowd, locale)), isOfAll: true, looked: undefined, tally: [] }
    : byJudging(actor, question, choices, crowd, locale, most);
}

async function fromSpans(actor: Actor, question: Question, choices: Choices, crowd: Filter, locale: Locale) {
  const [page, ...counts] = await Promise.all([
    workerPage(actor, { and: [crowd, workingIn(question)] }, locale, question),
    ...groups.map((show) => countBy({ and: [crowd, workingIn({ ...question, show })] }, actor)),
  ]);
  return { ...page, counts: countsBy(counts), rows: await judgeOf(actor, question, choices)(page.rows) };
}

async function byJudging(
  actor: Actor,
  question: Question,
  choices: Choices,
  crowd: Filter,
  locale: Locale,
  most: number,
): Promise<Answer> {
  const sample = await workerPage(actor, crowd, locale, {}, most);
  const judged = await judgeOf(actor, question, choices)(sample.rows);
  const inGroup = (group: Group) => judged.filter(({ verdict }) => verdict === verdictOf[group]);
  const shown = inGroup(question.show);
  const looked = sample.hasNext ? judged.length : undefined;
  const isJudged = looked === undefined || !isInSpans(question);
  const spanned = isJudged ? undefined : await fromSpans(actor, question, choices, crowd, locale);
  const known = pageIn(
    shown.filter(({ reasons }) => !question.reason || hasReason(reasons, question.reason)),
    question,
  );
  return {
    ...(spanned && question.reason === "" ? spanned : known),
    counts: spanned?.counts ?? countsBy((group) => inGroup(group).length),
    isOfAll: !isJudged || looked === undefined,
    looked,
    tally: question.show === "can" ? [] : tallied(shown),
  };
}

const hasReason = (reasons: readonly Reason[], key: string) => reasons.some((reason) => keyOf(reason) === key);

function countsBy(count: ((group: Group) => number) | readonly number[]): Record<Group, number> {
  const entries = groups.map((group, place) => [group, typeof count === "function" ? count(group) : count[place]]);
  return Object.fromEntries(entries) as Record<Group, number>;
}

/** One page of those who are known already. */
function pageIn(people: readonly Judged[], { after, before }: Question) {
  const placeOf = (id: string) => people.findIndex((row) => row.id === id);
  const start = after ? placeOf(after) + 1 : before ? Math.max(placeOf(before) - pageLength, 0) : 0;
  const rows = people.slice(start, start + pageLength);
  return { rows, hasPrevious: start > 0, hasNext: start + pageLength < people.length };
}

export type Choices = Awaited<ReturnType<typeof choicesOf>>;

/** Roles, clients and venues that the question can name, within what the reader may see. */
export async function choicesOf(actor: Actor, locale: Locale) {
  const [everyRole, everyClient, everyVenue] = await Promise.all([
    database
      .select({ id: roles.id, key: roles.key, name: locale === "es" ? roles.nameEs : roles.nameEn })
      .from(roles)
      .where(isNull(roles.archivedAt)),
    clientRows(actor),
    venueRows(actor),
  ]);
  const { compare } = new Intl.Collator(locale);
  const inOrder = <Choice extends { name: string; isArchived?: boolean }>(choices: readonly Choice[]) =>
    choices.filter(({ isArchived }) => !isArchived).toSorted((a, b) => compare(a.name, b.name));
  return {
    roles: inOrder(everyRole),
    clients: inOrder(everyClient).map(({ id, name }) => ({ id, name })),
    venues: inOrder(everyVenue).map(({ id, name, country }) => ({ id, name, country })),
  };
}

/** Those who come into question: of the role, of the companies of the country where the place lies, and as narrowed. */
async function crowdOf(actor: Actor, question: Question, choices: Choices): Promise<Filter> {
  const scope = permittedPlaces(actor, "clearance.view", "entity");
  return {
    and: [
      ...(scope === "all" ? [] : [{ field: "entity", op: "in", values: scope } satisfies Condition]),
      ...(await partsOf(question, choices)),
      ...(question.role ? [{ field: "roles", op: "any", values: [question.role] } satisfies Condition] : []),
    ],
  };
}

async function partsOf({ venue, town, tag }: Question, { venues }: Choices): Promise<Condition[]> {
  const place = venues.find(({ id }) => id === venue);
  return [
    ...(place ? [{ field: "entity", op: "in", values: await entitiesIn(place.country) } satisfies Condition] : []),
    ...(town ? [{ field: "town", op: "contains", values: [town] } satisfies Condition] : []),
    ...(tag ? [{ field: "tags", op: "any", values: [tag] } satisfies Condition] : []),
  ];
}

const entitiesIn = async (country: string): Promise<string[]> =>
  (
    await database
      .select({ id: legalEntities.id, country: legalEntities.country })
      .from(legalEntities)
      .where(and(isNull(legalEntities.archivedAt)))
  ).flatMap((entity) => (entity.country === country ? [entity.id] : []));

/** The group that is shown, as a filter of its own: for the list of workers, and for a list that keeps itself. */
export const groupFilter = async (question: Question, choices: Choices): Promise<Filter> => ({
  and: [...(await partsOf(question, choices)), workingIn(question)],
});

const workingIn = ({ from, to, role, show }: Question): Condition => ({
  field: "clearance",
  op: show,
  values: role ? [from, to, role] : [from, to],
});

/**
 * Judged anew from current facts: the derived spans may lag behind, and a decision must not. Reasons about health or
 * age are named only to readers who may know them.
 */
function judgeOf(actor: Actor, { from, to, role, client }: Question, choices: Choices) {
  const ask: Ask = { mode: "assign", roleId: choices.roles.find(({ key }) => key === role)?.id, clientId: client };
  const computedAt = clockNow().toISOString();
  const days = { from, until: to };
  return async (rows: readonly WorkerRow[]): Promise<Judged[]> => {
    const [rules, tell, known] = await Promise.all([
      readRules(database),
      discreetFor(actor),
      readFacts(
        database,
        rows.map(({ id }) => id),
        clockNow(),
      ),
    ]);
    return rows.flatMap((row) => {
      const worker = known.get(row.id);
      if (!worker) return [];
      const { facts, today } = worker;
      const everything = allReasons(facts, rules, ask);
      const { verdict } = clearanceBy(everything, facts, days, computedAt);
      const visibleReasons = tell(everything, facts.legalEntityId);
      const reasons = visibleReasons.filter((_, place) => overlap(everything[place]!, days));
      const clearsAt = verdict === "BLOCK" ? clearanceBy(visibleReasons, facts, days, computedAt).clearsAt : null;
      return [{ ...row, verdict, reasons, clearsAt, today }];
    });
  };
}
