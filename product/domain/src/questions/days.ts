/** Days as people say them, in English and Spanish: "on Saturday", "del 12 al 14 de junio", "next week". */
import { isDay, plusDays } from "@product/domain/time/local-date";
import { mondayOf, weekdayOf } from "@product/domain/time/weeks";
import { bare, months, weekdays } from "./day-words.ts";

/** A day, or so many days from today where it was said that way. */
export type SaidDay = string | number;
export type SaidDays = { first: SaidDay; last: SaidDay; next: number };

/** The days that are named from this word on, with the articles before them. */
export function daysAt(words: readonly string[], start: number, today: string): SaidDays | undefined {
  const days = phraseAt(words, start, today) ?? rangeAt(words, start, today);
  if (days || !bare.has(words[start] ?? "")) return days;
  return daysAt(words, start + 1, today);
}

const joins = new Set(["to", "until", "till", "through", "a", "al", "hasta", "and", "y"]);

function rangeAt(words: readonly string[], start: number, today: string): SaidDays | undefined {
  const first = dayAt(words, start, today);
  const afterNumber = first ? first.next : start + 1;
  if (!first && !isDayNumber(words[start])) return undefined;
  if (joins.has(words[afterNumber] ?? "")) {
    let at = afterNumber + 1;
    while (bare.has(words[at] ?? "")) at += 1;
    const last = dayAt(words, at, today);
    const from = first?.day ?? (last && sameMonth(words[start]!, last.day));
    if (last && from !== undefined) return { ...inOrder(from, last.day, today), next: last.next };
  }
  return first && { first: first.day, last: first.day, next: first.next };
}

/** `12` and a day of June: the twelfth of that June. */
const sameMonth = (number: string, day: SaidDay): SaidDay | undefined =>
  typeof day === "string" ? `${day.slice(0, 8)}${ordinal(number).padStart(2, "0")}` : undefined;

/** From Friday to Monday: the Monday after that Friday. */
function inOrder(first: SaidDay, last: SaidDay, today: string): { first: SaidDay; last: SaidDay } {
  const [from, until] = [asDay(first, today), asDay(last, today)];
  return until >= from ? { first, last } : { first, last: plusDays(until, 7) >= from ? plusDays(until, 7) : from };
}

export const asDay = (day: SaidDay, today: string): string => (typeof day === "string" ? day : plusDays(today, day));

type OneDay = { day: SaidDay; next: number };

function dayAt(words: readonly string[], at: number, today: string): OneDay | undefined {
  return relativeAt(words, at) ?? weekdayAt(words, at, today) ?? dateAt(words, at, today);
}

function relativeAt(words: readonly string[], at: number): OneDay | undefined {
  const text = words.slice(at, at + 4).join(" ");
  const found = relative.find(([phrase]) => text === phrase || text.startsWith(`${phrase} `));
  if (found) return { day: found[1], next: at + found[0].split(" ").length };
  const count = /^(?:in|dentro de|en) (\d{1,3}) (?:days?|dias?)\b/.exec(text);
  return count ? { day: Number(count[1]), next: at + count[0].split(" ").length } : undefined;
}
const relative: readonly [string, number][] = [
  ["the day after tomorrow", 2],
  ["day after tomorrow", 2],
  ["pasado manana", 2],
  ["today", 0],
  ["tonight", 0],
  ["hoy", 0],
  ["esta noche", 0],
  ["tomorrow", 1],
  ["manana", 1],
  ["yesterday", -1],
  ["ayer", -1],
];

function weekdayAt(words: readonly string[], at: number, today: string): OneDay | undefined {
  const isNext = ["next", "proximo", "this", "este"].includes(words[at] ?? "");
  const word = isNext ? at + 1 : at;
  const weekday = weekdays.get(words[word] ?? "");
  if (weekday === undefined) return undefined;
  const after = comingAfter(words, word + 1);
  const least = words[at] === "next" || words[at] === "proximo" || after > word + 1 ? 1 : 0;
  const ahead = (weekday - weekdayOf(plusDays(today, least)) + 7) % 7;
  return { day: plusDays(today, ahead + least), next: after };
}

/** "… que viene", "… próximo". */
function comingAfter(words: readonly string[], at: number): number {
  if (words[at] === "que" && words[at + 1] === "viene") return at + 2;
  return words[at] === "proximo" || words[at] === "proxima" ? at + 1 : at;
}

const isDayNumber = (word: string | undefined): boolean => /^\d{1,2}(st|nd|rd|th)?$/.test(word ?? "");
const ordinal = (word: string) => word.replace(/\D/g, "");

/** `14 june`, `june 14`, `14 de junio de 2027`, `2026-06-14`, `14/06`: without a year the next one to come. */
function dateAt(words: readonly string[], at: number, today: string): OneDay | undefined {
  const word = words[at] ?? "";
  if (isDay(word)) return { day: word, next: at + 1 };
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(word);
  if (slashed) return dated(slashed[1]!, Number(slashed[2]), slashed[3], at + 1, today);
  const month = months.get(word);
  if (month !== undefined && isDayNumber(words[at + 1]))
    return withYear(words, ordinal(words[at + 1]!), month, at + 2, today);
  if (!isDayNumber(word)) return undefined;
  const named = ["of", "de"].includes(words[at + 1] ?? "") ? at + 2 : at + 1;
  const later = months.get(words[named] ?? "");
  return later === undefined ? undefined : withYear(words, ordinal(word), later, named + 1, today);
}

function withYear(words: readonly string[], day: string, month: number, at: number, today: string) {
  const place = ["of", "de", "del"].includes(words[at] ?? "") ? at + 1 : at;
  const year = /^20\d\d$/.test(words[place] ?? "") ? words[place] : undefined;
  return dated(day, month, year, year ? place + 1 : at, today);
}

function dated(day: string, month: number, year: string | undefined, next: number, today: string): OneDay | undefined {
  const rest = `${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const own = `${year ?? today.slice(0, 4)}-${rest}`;
  const isoDay = !year && own < today ? `${Number(today.slice(0, 4)) + 1}-${rest}` : own;
  return isDay(isoDay) ? { day: isoDay, next } : undefined;
}

/** Reads a phrase that names several days at once. */
function phraseAt(words: readonly string[], at: number, today: string): SaidDays | undefined {
  const text = words.slice(at, at + 6).join(" ");
  for (const [pattern, spanOf] of phrases) {
    const found = pattern.exec(text);
    if (found) return { ...spanOf(today, Number(found[1])), next: at + found[0].split(" ").length };
  }
  return undefined;
}

type SpanOf = (today: string, n: number) => { first: SaidDay; last: SaidDay };

const saturday: SpanOf = (today) => ({ first: plusDays(mondayOf(today), 5), last: plusDays(mondayOf(today), 6) });
const weekFrom =
  (weeks: number): SpanOf =>
  (today) => {
    const monday = plusDays(mondayOf(today), 7 * weeks);
    return { first: monday < today ? today : monday, last: plusDays(monday, 6) };
  };
const monthFrom =
  (ahead: number): SpanOf =>
  (today) => {
    const first = firstOfMonth(today, ahead);
    return { first: first < today ? today : first, last: plusDays(firstOfMonth(today, ahead + 1), -1) };
  };

export function firstOfMonth(day: string, ahead: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + ahead;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}-01`;
}

const phrases: readonly [RegExp, SpanOf][] = [
  [
    /^(?:(?:this|next|coming|este|proximo) )?(?:weekend|fin de semana|finde)(?: (?:que viene|proximo))?(?= |$)/,
    saturday,
  ],
  [/^(?:this week|esta semana)(?= |$)/, weekFrom(0)],
  [/^(?:next week|(?:la )?semana que viene|(?:la )?proxima semana|(?:la )?semana proxima)(?= |$)/, weekFrom(1)],
  [/^(?:this month|este mes)(?= |$)/, monthFrom(0)],
  [/^(?:next month|(?:el )?mes que viene|(?:el )?proximo mes)(?= |$)/, monthFrom(1)],
  [/^(?:next|coming|proximos) (\d{1,3}) (?:days|dias)(?= |$)/, (_today, n) => ({ first: 0, last: Math.max(0, n - 1) })],
];
