/** Invents workers: the same ones each time, so that pictures, tests and demonstrations tell of the same people. */
import { fold } from "@product/domain/filters/fold";
import type { Country, WorkerSource, WorkerStatus, WorkerType } from "@product/domain/people/workers";
import { chances, type Chance } from "@product/database/demo/chances";
import {
  demoEntities,
  demoFirstNames,
  demoRoles,
  demoSurnames,
  demoTags,
  demoTowns,
} from "@product/database/demo/worker-words";

export type InventedWorker = ReturnType<typeof worker>;

export function inventWorkers(count: number): InventedWorker[] {
  const chance = chances(2026);
  return Array.from({ length: count }, (_, index) => worker(index, chance));
}

/** In percent, for people who have been here a while and for those who came lately; all others are active. */
const statuses: [WorkerStatus, number][] = [
  ["dormant", 6],
  ["paused", 4],
  ["suspended", 1],
  ["left", 4],
  ["blocked", 1],
];
const newcomers: [WorkerStatus, number][] = [
  ["applied", 40],
  ["in_review", 20],
  ["more_info", 10],
  ["approved", 15],
  ["rejected", 5],
  ["draft", 5],
];
const newcomersOf300 = 45;

const types: Record<Country, WorkerType[]> = {
  ES: ["fixed_discontinuous", "fixed_discontinuous", "temporary", "permanent"],
  UK: ["zero_hours", "zero_hours", "self_employed", "temporary"],
};
const sources: WorkerSource[] = ["form", "form", "form", "import", "referral", "invite", "office"];

function worker(index: number, chance: Chance) {
  const country: Country = chance.below(10) < 7 ? "ES" : "UK";
  const [firstName, lastName, secondLastName] =
    index === 0 ? ["José Ángel", "López", "García"] : (names(country, chance) as [string, string, string]);
  const [town, postcode] = chance.early(demoTowns[country]);
  const roles = chance.some(demoRoles, 1 + chance.below(2)).map(([key]) => key);
  const row = {
    id: `00000000-0000-4000-9000-${(index * 2_654_435_761).toString(16).padStart(12, "0").slice(-12)}`,
    code: codeOf(index),
    status:
      index === 0 ? "active" : statusOf(index % 300 < 300 - newcomersOf300 ? statuses : newcomers, chance.below(100)),
    firstName,
    lastName,
    secondLastName,
    email: `${address(firstName)}.${address(lastName)}.${index}@example.org`,
    mobile: phoneOf(country, index),
    town,
    postcode,
    country,
    language: country === "ES" ? ("es" as const) : ("en" as const),
    workerType: chance.pick(types[country]),
    legalEntityId: demoEntities[country].id,
    tags: chance.some(demoTags, chance.below(3)),
    source: chance.pick(sources),
  };
  /** Long ago for the first, lately for the last. */
  const daysHere = Math.floor((1 - (index % 300) / 300) ** 2 * 700) + chance.below(5);
  return { row, roles, daysHere };
}

const names = (country: Country, chance: Chance) => [
  chance.pick(demoFirstNames[country]),
  chance.pick(demoSurnames[country]),
  country === "ES" ? chance.pick(demoSurnames.ES) : "",
];

const address = (name: string) => fold(name).replace(/[^a-z]/g, "");

// Numbers that ring nowhere: the UK keeps 07700 900 for fiction; Spain never gave out 700 000.
const phoneOf = (country: Country, index: number) =>
  country === "ES"
    ? `+34700000${String(index % 1000).padStart(3, "0")}`
    : `+447700900${String(index % 1000).padStart(3, "0")}`;

/** Letters and digits that are not mistaken for one another; a step without a common divisor visits every code once. */
const codeLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
function codeOf(index: number): string {
  const base = codeLetters.length;
  let left = ((index + 17) * 500_009) % base ** 4;
  let code = "";
  for (let place = 0; place < 4; place++) {
    code += codeLetters[left % base];
    left = Math.floor(left / base);
  }
  return `W-${code}`;
}

function statusOf(shares: typeof statuses, percent: number): WorkerStatus {
  let upTo = 0;
  return shares.find(([, share]) => percent < (upTo += share))?.[0] ?? "active";
}
