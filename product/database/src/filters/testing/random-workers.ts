/** Workers and filters that nobody would think of, to ask the database and the memory the same questions. */
import fc from "fast-check";
import { dayBefore, lastOfAllDays } from "@product/domain/clearance/day-ranges";
import { verdicts, type Verdict } from "@product/domain/clearance/verdict";
import { homeIn } from "@product/domain/filters/matches";
import type { DaysTaken, FilteredSpan } from "@product/domain/filters/can-work";
import { operators, type Condition, type Filter } from "@product/domain/filters/filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { countries, workerSources, workerStatuses, workerTypes } from "@product/domain/people/workers";

export const entityIds = ["00000000-0000-4000-8000-0000000000e1", "00000000-0000-4000-8000-0000000000e2"] as const;
export const roleKeys = ["bar", "cook", "host", "rigger"] as const;
export const today = "2026-11-15";

/** Short pieces, so that texts often meet; accents, letters of their own, and all that means something to SQL or to LIKE. */
const piece = fc.constantFrom(
  ..."aeinñáÁüßłØæ bcl%_\\'\"$;％-1２3".split(""),
  "$1",
  "--",
  "García",
  "lópez",
  "' OR 1=1",
  "%%",
  "\\_",
);
const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(""));
const filled = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(""));
const tag = fc.constantFrom("coche", "english", "a,b", "{x}", '"', "NULL", "ñ");
const digits = fc.integer({ min: 1_000_000, max: 1_000_999 }).map((n) => `+34${n}`);
const day = fc.integer({ min: 0, max: 60 }).map((n) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10));

const cutsOfRole = { selector: ([from]: [string, Verdict]) => from, maxLength: 4 };

export type RandomWorker = ReturnType<typeof randomWorkers>[number];

export const randomWorkers = (seed: number, count: number) =>
  fc
    .sample(
      fc.record({
        firstName: text.map((name) => name || "X"),
        lastName: text,
        secondLastName: text,
        preferredName: text,
        email: fc.option(filled.map((name) => `${name}@example.org`)),
        mobile: fc.option(digits),
        town: text,
        status: fc.constantFrom(...workerStatuses),
        country: fc.constantFrom(...countries),
        workerType: fc.constantFrom(...workerTypes),
        language: fc.constantFrom("en" as const, "es" as const),
        source: fc.constantFrom(...workerSources),
        legalEntityId: fc.constantFrom(...entityIds),
        tags: fc.uniqueArray(tag, { maxLength: 3 }),
        roles: fc.uniqueArray(fc.constantFrom(...roleKeys), { maxLength: 3 }),
        createdOn: day,
        away: fc.array(fc.tuple(day, day, fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 })), {
          maxLength: 2,
        }),
        cuts: fc.array(fc.uniqueArray(fc.tuple(day, fc.constantFrom(...verdicts)), cutsOfRole), {
          minLength: 4,
          maxLength: 4,
        }),
      }),
      { seed, numRuns: count },
    )
    .map(({ roles, createdOn, cuts, away, ...worker }, index) => ({
      worker: { ...worker, code: `W-${"23456789"[index % 8]}${codeEnd(index)}` },
      roles,
      createdOn,
      away: away.map(([oneDay, other, weekdays]): DaysTaken => {
        const [first, last] = oneDay < other ? [oneDay, other] : [other, oneDay];
        // Without an end, where weekdays are named and both days are the same.
        return { first, last: weekdays.length > 0 && first === last ? null : last, weekdays };
      }),
      spans: [null, ...roles].flatMap((role, place) => spansBetween(role, cuts[place]!)),
    }));

/** From the first cut on without a gap; what was before it nobody says, and of some nothing at all. */
const spansBetween = (role: string | null, cuts: readonly (readonly [string, Verdict])[]): FilteredSpan[] =>
  cuts
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, verdict], place, inOrder) => {
      const next = inOrder[place + 1];
      return { role, from, until: next ? dayBefore(next[0]) : lastOfAllDays, verdict };
    });

const codeEnd = (index: number) =>
  [...String(index).padStart(4, "0")].map((digit) => "ABCDEFGHJK"[Number(digit)]).join("");

/** As the memory knows such a worker. */
export const recordOf = ({ worker, roles, createdOn, spans, away }: RandomWorker) => ({
  ...worker,
  clearance: spans,
  roles,
  createdOn,
  name: [worker.firstName, worker.lastName, worker.secondLastName, worker.preferredName, worker.code].join(" "),
  entity: worker.legalEntityId,
  hasMobile: worker.mobile !== null,
  hasDrivingLicence: false,
  lastWorkedOn: null,
  near: homeIn(worker.country, worker.town),
  free: away,
  isAdult: false,
  spoken: [],
  qualifications: [],
  documentsInForce: [],
  documentsExpired: [],
  documentsToReview: [],
});

const names = Object.keys(workerFields) as (keyof typeof workerFields)[];
const anyDay = fc.oneof(day, fc.integer({ min: -60, max: 30 }));

function valuesOf(name: keyof typeof workerFields, op: Condition["op"]): fc.Arbitrary<(string | number)[]> {
  const field = workerFields[name];
  if (op === "empty" || op === "yes") return fc.constant([]);
  if (field.kind === "text")
    return fc
      .tuple(fc.oneof(filled, digits, fc.constantFrom("+34", "w-", " garcia ")))
      .filter(([value]) => value.trim() !== "");
  if (field.kind === "date") return fc.array(anyDay, op === "between" ? twoValues : oneValue);
  if (field.kind === "near")
    return fc.tuple(fc.constantFrom("Bilbao", "Getxo", "London", "Atlantis"), fc.integer({ min: 1, max: 60 }));
  if (field.kind === "clearance" || field.kind === "free")
    return fc
      .tuple(anyDay, anyDay, fc.option(fc.constantFrom(...roleKeys, "none"), { nil: undefined }))
      .filter(([first, last]) => typeof first !== typeof last || first <= last)
      .map((values) => values.filter((value) => value !== undefined));
  const known: fc.Arbitrary<string> =
    name === "entity"
      ? fc.constantFrom(...entityIds, "nowhere", "' OR 1=1 --")
      : name === "roles"
        ? fc.constantFrom(...roleKeys, "none")
        : name === "tags"
          ? tag
          : fc.constantFrom(...((field as { values?: readonly string[] }).values ?? ["none", "dni"]));
  return fc.array(known, { minLength: 1, maxLength: 3 });
}
const oneValue = { minLength: 1, maxLength: 1 };
const twoValues = { minLength: 2, maxLength: 2 };

const condition: fc.Arbitrary<Filter> = fc
  .constantFrom(...names)
  .chain((field) =>
    fc.tuple(fc.constant(field), fc.constantFrom<Condition["op"]>(...operators[workerFields[field].kind])),
  )
  .chain(([field, op]) => valuesOf(field, op).map((values): Filter => ({ field, op, values })));

const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: "small", maxDepth: 3 },
    condition,
    fc.array(tie("filter"), { maxLength: 3 }).map((and): Filter => ({ and })),
    fc.array(tie("filter"), { maxLength: 3 }).map((or): Filter => ({ or })),
    tie("filter").map((not): Filter => ({ not })),
  ),
}));

export const randomFilters = (seed: number, count: number): Filter[] => fc.sample(filter, { seed, numRuns: count });
