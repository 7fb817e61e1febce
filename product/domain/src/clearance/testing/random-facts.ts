/** Workers, rules and questions that nobody would think of, within one month, so that days often meet. */
import fc from "fast-check";
import { daysFrom } from "@product/domain/clearance/day-ranges";
import type { Ask, DocumentFact, DocumentRule, Facts, Rules } from "@product/domain/clearance/facts";
import { modes } from "@product/domain/clearance/verdict";
import { nationalityGroups, proofs, requiredFor, severities } from "@product/domain/company/document-types";
import { fitnessOutcomes } from "@product/domain/documents/documents";
import { engagementStates } from "@product/domain/papers/engagements";
import { checkOutcomes } from "@product/domain/papers/right-to-work";
import { nations } from "@product/domain/rules/school-leaving";
import { countries, workerStatuses, workerTypes } from "@product/domain/people/workers";

export type Question = { facts: Facts; rules: Rules; ask: Ask };

/** The days that are asked about: the month of the facts, and a little on both sides. */
export const month = { from: "2026-05-28", until: "2026-07-04" } as const;

export const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-06-${String(date).padStart(2, "0")}`);
const dayOrNone = fc.option(day, { freq: 3 });
/** In order, either end perhaps open. */
const term = fc
  .tuple(dayOrNone, dayOrNone)
  .map(([oneDay, other]): [string | null, string | null] =>
    oneDay && other && other < oneDay ? [other, oneDay] : [oneDay, other],
  );
/** With a first day. */
const begun = fc
  .tuple(day, dayOrNone)
  .map(([oneDay, other]): [string, string | null] => (other && other < oneDay ? [other, oneDay] : [oneDay, other]));

const typeIds = ["t1", "t2", "t3", "t4", "t5", "t6"] as const;
const roleIds = ["waiter", "bar"] as const;
const clientIds = ["stadium", "hotel"] as const;
const qualificationIds = ["q1", "q2", "q3"] as const;
const companies = ["ours", "theirs"] as const;

const some = <T>(all: readonly T[], maxLength: number = all.length) =>
  fc.uniqueArray(fc.constantFrom(...all), { maxLength });

/** Mostly nothing, as in life. */
const rarely = <T>(all: readonly T[]) =>
  fc.oneof({ arbitrary: fc.constant<T[]>([]), weight: 3 }, { arbitrary: some(all), weight: 1 });

export const anyDocument: fc.Arbitrary<DocumentFact> = fc
  .record({
    typeId: fc.constantFrom(...typeIds),
    state: fc.constantFrom("verified" as const, "verified" as const, "waiting" as const),
    days: term,
    fitness: fc.option(fc.constantFrom(...fitnessOutcomes), { freq: 2 }),
  })
  .map(({ days: [validFrom, validUntil], ...document }) => ({ ...document, validFrom, validUntil }));

const checks = fc.array(
  fc
    .record({
      country: fc.constantFrom(...countries),
      outcome: fc.constantFrom(...checkOutcomes),
      days: begun,
      madeAt: fc.constantFrom("2026-06-01T08:00:00Z", "2026-06-01T09:00:00Z"),
    })
    .map(({ days: [checkedOn, validUntil], ...check }) => ({ ...check, checkedOn, validUntil })),
  { maxLength: 4 },
);

const contracts = fc.array(
  fc
    .record({
      legalEntityId: fc.constantFrom(...companies),
      state: fc.constantFrom(...engagementStates, "signed" as const),
      days: begun,
      alta: fc.option(begun),
    })
    .map(({ days: [firstDay, lastDay], alta, ...contract }) => ({
      ...contract,
      firstDay,
      lastDay,
      altaOn: alta?.[0] ?? null,
      bajaOn: alta?.[1] ?? null,
    })),
  { maxLength: 4 },
);

const skills = fc.array(
  fc
    .record({
      qualificationId: fc.constantFrom(...qualificationIds),
      state: fc.constantFrom("claimed" as const, "verified" as const, "verified" as const),
      days: term,
    })
    .map(({ days: [validFrom, validUntil], ...skill }) => ({ ...skill, validFrom, validUntil })),
  { maxLength: 4 },
);

/** Grown up, of an age that changes within the month, or not known. */
const birthDate = fc.option(
  fc.oneof(
    fc.constant("1990-01-31"),
    fc.tuple(fc.constantFrom("2010", "2009", "2008", "2005"), day).map(([year, date]) => `${year}${date.slice(4)}`),
  ),
  { freq: 9 },
);

export const anyFacts: fc.Arbitrary<Facts> = fc.record({
  status: fc.constantFrom("active" as const, "active" as const, "active" as const, ...workerStatuses),
  statusUntil: dayOrNone,
  country: fc.constantFrom(...countries),
  nation: fc.constantFrom(...nations),
  isGenuinelySelfEmployed: fc.boolean(),
  legalEntityId: fc.constant("ours"),
  workerType: fc.constantFrom(...workerTypes),
  nationality: fc.constantFrom("ES", "DE", "GB", "MA", null),
  birthDate,
  documents: fc.array(anyDocument, { maxLength: 8 }),
  checks,
  engagements: contracts,
  qualifications: skills,
  absences: fc.array(
    begun.map(([from, until]) => daysFrom(from, until)),
    { maxLength: 2 },
  ),
  hasSocialNumber: fc.boolean(),
  hasBankAccount: fc.boolean(),
  refusedBy: rarely(clientIds),
});

const documentType = (id: string): fc.Arbitrary<DocumentRule> =>
  fc.record({
    id: fc.constant(id),
    key: fc.constant(id),
    nameEn: fc.constant(id),
    nameEs: fc.constant(id),
    countries: some(countries).map((chosen) => (chosen.length > 0 ? chosen : [...countries])),
    workerTypes: rarely(workerTypes),
    nationality: fc.constantFrom("any" as const, "any" as const, ...nationalityGroups),
    minorsOnly: fc.constantFrom(false, false, true),
    requiredFor: some(requiredFor),
    severity: fc.constantFrom(...severities),
    proves: fc.option(fc.constantFrom(...proofs), { freq: 2 }),
    citation: fc.constant(""),
    citationUk: fc.constant(""),
    roleIds: rarely(roleIds),
    clientIds: rarely(clientIds),
  });

export const anyRules: fc.Arbitrary<Rules> = fc.record({
  documentTypes: fc.tuple(...typeIds.map(documentType)),
  roles: fc.tuple(
    ...roleIds.map((id) =>
      fc.record({
        id: fc.constant(id),
        minimumAge: fc.constantFrom(14, 16, 18, 21),
        qualificationIds: rarely(qualificationIds),
      }),
    ),
  ),
  qualifications: fc.constant(qualificationIds.map((id) => ({ id, nameEn: id, nameEs: id }))),
  implications: rarely([
    { higher: "q2", lower: "q1" },
    { higher: "q3", lower: "q2" },
  ]),
});

export const anyAsk: fc.Arbitrary<Ask> = fc.record({
  mode: fc.constantFrom(...modes),
  roleId: fc.option(fc.constantFrom(...roleIds), { nil: undefined }),
  clientId: fc.option(fc.constantFrom(...clientIds), { nil: undefined }),
});

const question = fc.record({ facts: anyFacts, rules: anyRules, ask: anyAsk });

export const randomQuestions = (seed: number, count: number): Question[] =>
  fc.sample(question, { seed, numRuns: count });
