/**
 * Turns a question in English or Spanish into a filter of workers that everyone can see and change. It knows words and their order, no
 * more: what it does not understand it says, and nothing leaves the program.
 */
import type { Condition, Filter } from "@product/domain/filters/filter";
import { fold } from "@product/domain/filters/fold";
import { plusDays } from "@product/domain/time/local-date";
import { mondayOf } from "@product/domain/time/weeks";
import { asDay, daysAt, firstOfMonth, type SaidDay } from "./days.ts";
import { roleForms, type KnownRole } from "./role-words.ts";
import { townsAt } from "./towns.ts";
import { byFirstWord, phrases, type Meaning } from "./words.ts";

/** `left` are the words that said nothing, as they were typed. */
export type Understood = { parts: Filter[]; left: string[] };

type Reading = {
  verdict: "can" | "could" | "cannot" | undefined;
  isFree: boolean | undefined;
  days: SaidDays | undefined;
  roles: string[];
  isEvery: boolean;
  /** New ones are asked for, and the days have not been said yet. */
  isAdded: boolean;
  parts: Filter[];
  left: string[];
};

/** `days` are those that stand beside the question. */
type Known = { roles: readonly KnownRole[]; today: string; days?: SaidDays | undefined };
export type SaidDays = { first: SaidDay; last: SaidDay };

const longestQuestion = 200;

export function readQuestion(text: string, known: Known): Understood {
  const typed = wordsIn(text.slice(0, longestQuestion));
  const words = typed.map(fold);
  const roles = byFirstWord(
    known.roles.flatMap((role) => roleForms(role).map((form) => [form.split(/[\s-]+/), role.key] as const)),
  );
  const reading: Reading = {
    verdict: undefined,
    isFree: undefined,
    days: known.days,
    roles: [],
    isEvery: false,
    isAdded: false,
    parts: [],
    left: [],
  };
  const isKnown = (at: number) =>
    longest(roles, words, at) !== undefined ||
    longest(phrases, words, at) !== undefined ||
    daysAt(words, at, known.today) !== undefined;
  let isNot = false;
  for (let at = 0; at < words.length;) {
    const role = longest(roles, words, at);
    const added = addedAt(words, at, known.today);
    const meaning = longest(phrases, words, at);
    const days = daysAt(words, at, known.today);
    const towns = townsAt(typed, words, at, isKnown);
    const put = (part: Filter) => {
      reading.parts.push(isNot ? { not: part } : part);
      isNot = false;
    };
    if (added) {
      put(added.condition);
      at = added.next;
    } else if (role && role.length >= (meaning?.length ?? 0)) {
      if (isNot) put({ field: "roles", op: "any", values: [role.said] });
      else reading.roles.push(role.said);
      at += role.length;
    } else if (days && days.next - at > (meaning?.length ?? 0)) {
      if (reading.isAdded) put(createdIn(words.slice(at, days.next), days, known.today));
      else reading.days = { first: days.first, last: days.last };
      reading.isAdded = false;
      at = days.next;
    } else if (meaning && meaning.said.kind !== "silent") {
      at += meaning.length;
      if (meaning.said.kind === "not") isNot = true;
      else if (meaning.said.kind === "free") {
        reading.isFree = meaning.said.isFree !== isNot;
        isNot = false;
      } else at = say(meaning.said, { reading, typed, at, put });
    } else if (towns) {
      put(towns.part);
      at = towns.next;
    } else {
      if (!meaning) reading.left.push(typed[at]!);
      at += meaning?.length ?? 1;
    }
  }
  if (reading.isAdded) reading.parts.push(created("after", [-31]));
  return { parts: [...aboutWork(reading, known.days), ...reading.parts], left: reading.left };
}

type Saying = { reading: Reading; typed: readonly string[]; at: number; put: (part: Filter) => void };

/** Takes in what a phrase means; gives back where the question goes on. */
function say(meaning: Meaning, { reading, typed, at, put }: Saying): number {
  if (meaning.kind === "verdict") reading.verdict = meaning.verdict;
  if (meaning.kind === "condition") put(meaning.condition);
  if (meaning.kind === "every") reading.isEvery = true;
  if (meaning.kind === "added") reading.isAdded = true;
  const word = typed[at];
  if ((meaning.kind === "named" || meaning.kind === "tagged") && word !== undefined) {
    put(
      meaning.kind === "named"
        ? { field: "name", op: "contains", values: [word] }
        : { field: "tags", op: "any", values: [word.toLowerCase()] },
    );
    return at + 1;
  }
  return at;
}

/** Conditions on being free or able to work, on which days and as what; with one role, that role is part of them. */
function aboutWork({ verdict, isFree, days, roles, isEvery }: Reading, beside: SaidDays | undefined): Filter[] {
  const named = [...new Set(roles)];
  const asks = verdict !== undefined || isFree !== undefined || days !== beside;
  // A person who is not free as a waiter might be no waiter at all, so the role stays a separate condition.
  const single = asks && named.length === 1 && isFree !== false ? named : [];
  const roleConditions: Condition[] =
    named.length > 0 && single.length === 0 ? [{ field: "roles", op: isEvery ? "all" : "any", values: named }] : [];
  if (!asks) return roleConditions;
  const { first, last } = days ?? { first: 0, last: 0 };
  const values = [first, last, ...single];
  const free: Condition = { field: "free", op: "on", values };
  // Being free includes being able to work, so one condition is enough.
  const isSaid = isFree !== undefined && (verdict === undefined || (isFree && verdict === "can"));
  return [
    ...roleConditions,
    ...(isFree === undefined ? [] : [isFree ? free : { not: free }]),
    ...(isSaid ? [] : [{ field: "clearance", op: verdict ?? "can", values } as const]),
  ];
}

/** "added since 1 June", "incorporados en los últimos 30 días"; other days are taken in where they are said. */
function addedAt(words: readonly string[], at: number, today: string) {
  const phrase = longest(phrases, words, at);
  if (phrase?.said.kind !== "added") return undefined;
  const from = at + phrase.length;
  const rest = words.slice(from, from + 8).join(" ");
  const last = /^(?:in the |within the |en los |en las )?(?:last|past|ultimos|ultimas) (\d{1,3}) (?:days|dias)\b/.exec(
    rest,
  );
  if (last) return { condition: created("after", [-Number(last[1]) - 1]), next: from + last[0].split(" ").length };
  const days = ["since", "desde", "after"].includes(words[from] ?? "") && daysAt(words, from + 1, today);
  return days ? { condition: created("after", [before(days.first)]), next: days.next } : undefined;
}

/** A week or month in which someone was added is the whole of it. */
function createdIn(words: readonly string[], days: SaidDays, today: string): Condition {
  const phrase = words.join(" ");
  const first = /month|mes/.test(phrase)
    ? firstOfMonth(today, 0)
    : /week|semana/.test(phrase)
      ? mondayOf(today)
      : days.first;
  return created("between", [first, days.last]);
}

const created = (op: "after" | "between", values: SaidDay[]): Condition => ({ field: "createdOn", op, values });
const before = (day: SaidDay): SaidDay => (typeof day === "number" ? day - 1 : plusDays(asDay(day, day), -1));

function longest<Said>(
  entries: ReadonlyMap<string, readonly (readonly [readonly string[], Said])[]>,
  words: readonly string[],
  at: number,
): { said: Said; length: number } | undefined {
  const found = entries.get(words[at] ?? "")?.find(([form]) => form.every((word, index) => words[at + index] === word));
  return found && { said: found[1], length: found[0].length };
}

/** Words and days as they were typed, without signs; a hyphen joins two words unless it stands in a day. */
const wordsIn = (text: string): string[] =>
  (text.match(/,|[\p{L}\p{N}\p{M}'’/-]+/gu) ?? [])
    .flatMap((word) => (/^\d{4}-\d\d-\d\d$/.test(word) ? [word] : word.split("-")))
    .map((word) => word.replaceAll("’", "'").replace(/^['/]+|['/]+$/g, ""))
    .filter(Boolean);
