/** Invents as many workers as are asked for, the same ones for the same seed, one at a time so that memory stays flat. */
import { fold } from "@product/domain/filters/fold";
import type { Country, WorkerStatus, WorkerType } from "@product/domain/people/workers";
import { chances, type Chance } from "@product/database/demo/chances";
import { crowdSurnames, rareSurnames, villages } from "./crowd-words.ts";
import { demoEntities, demoFirstNames, demoRoles, demoTags, demoTowns } from "@product/database/demo/worker-words";

export type CrowdWorker = ReturnType<typeof worker>;

export function* inventCrowd(count: number, seed: number): Generator<CrowdWorker> {
  const chance = chances(seed);
  for (let index = 0; index < count; index += 1) yield worker(index, chance);
}

function worker(index: number, chance: Chance) {
  const country: Country = index === 0 || chance.below(10) < 7 ? "ES" : "UK";
  const firstName = index === 0 ? "José Ángel" : firstNameOf(country, chance);
  const lastName = index === 0 ? "López" : surname(country, chance);
  const [town, postcode] = chance.below(10) > 0 ? chance.early(demoTowns[country]) : chance.pick(villages[country]);
  return {
    id: `00000000-0000-4000-a000-${scattered(index, 2 ** 48)
      .toString(16)
      .padStart(12, "0")}`,
    code: codeOf(index),
    status: chance.pick(statuses),
    firstName,
    lastName,
    secondLastName: index === 0 ? "García" : country === "ES" ? surname(country, chance) : "",
    email: `${fold(`${firstName}.${lastName}`).replace(/[^a-z.]/g, "")}.${index}@example.org`,
    mobile: phoneOf(country, index),
    town,
    postcode,
    country,
    language: country === "ES" ? ("es" as const) : ("en" as const),
    workerType: chance.pick(types[country]),
    legalEntityId: demoEntities[country].id,
    tags: chance.below(1000) === 0 ? [rareTag] : chance.some(demoTags, chance.below(3)),
    source: chance.below(3) > 0 ? "import" : "form",
    daysHere: Math.floor(chance.below(45) ** 2 / 2),
    roles: chance.some(roleKeys, 1 + chance.below(2)),
  };
}

const rareTag = "forklift";
const roleKeys = demoRoles.map(([key]) => key);

const firstNameOf = (country: Country, chance: Chance) =>
  chance.below(8) > 0
    ? chance.pick(demoFirstNames[country])
    : `${chance.pick(demoFirstNames[country])} ${chance.pick(demoFirstNames[country])}`;

const surname = (country: Country, chance: Chance) =>
  chance.below(3) === 0 ? chance.early(crowdSurnames[country]) : chance.early(rareSurnames[country]);

/** In percent. */
const statuses = (
  [
    ["active", 70],
    ["dormant", 9],
    ["left", 6],
    ["paused", 5],
    ["applied", 4],
    ["in_review", 2],
    ["approved", 2],
    ["suspended", 1],
    ["data_blocked", 1],
  ] satisfies [WorkerStatus, number][]
).flatMap(([status, share]) => Array.from({ length: share }, () => status));

const types: Record<Country, WorkerType[]> = {
  ES: ["fixed_discontinuous", "fixed_discontinuous", "temporary", "permanent"],
  UK: ["zero_hours", "zero_hours", "self_employed", "temporary"],
};

/** Visits each number below the limit once, in no order that anything could profit from. */
const scattered = (index: number, limit: number) => Number((BigInt(index) * 2_654_435_761n + 97n) % BigInt(limit));

// Personal numbers, which hardly anyone was ever given: too few are kept for fiction. Nothing is sent to any of them.
const phoneOf = (country: Country, index: number) =>
  country === "ES"
    ? `+3470${String(scattered(index, 10 ** 7)).padStart(7, "0")}`
    : `+4470${String(scattered(index, 10 ** 8)).padStart(8, "0")}`;

/** One letter longer than the codes of the demonstration, so that both can live side by side. */
function codeOf(index: number): string {
  let left = scattered(index, codeLetters.length ** codeLength);
  let code = "";
  for (let place = 0; place < codeLength; place += 1) {
    code += codeLetters[left % codeLetters.length];
    left = Math.floor(left / codeLetters.length);
  }
  return `W-${code}`;
}
const codeLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const codeLength = 5;
