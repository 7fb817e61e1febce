import type { useTranslations } from "use-intl";
import {
  isCondition,
  operators,
  type Condition,
  type Filter,
  type FilterDay,
  type FilterMoment,
} from "@product/domain/filters/filter";
import type { FieldKind, FilterFields } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { calendarDay, dayAndTime, daysFromToday, numberOf } from "#i18n/format.ts";

export type SentenceWords = {
  t: ReturnType<typeof useTranslations<"filters">>;
  locale: Locale;
  /** The fields by which the kind of record can be filtered. */
  fields: FilterFields;
  /** A field as a sentence begins with it, with its article. */
  ofField: (field: string) => string;
  /** The display name of a field's value: a status, a role, a legal entity. Free texts have none. */
  nameOf: (field: string, value: string) => string | undefined;
};

/**
 * A filter as people say it: `Status is (Active or Paused) and not (town is “Sestao” or roles include Waiter)`. Whatever has more
 * than one part stands in brackets, so that nobody has to know whether "and" binds before "or".
 */
export function filterSentence(filter: Filter, words: SentenceWords): string {
  const sentence = say(filter, words, false);
  return sentence.charAt(0).toLocaleUpperCase(words.locale) + sentence.slice(1);
}

/** The same in two: what is said, and the values that it is said of, which a short label may set apart. */
export function filterPhrase(filter: Filter, words: SentenceWords): { phrase: string; value: string } {
  const isDenied = "not" in filter && isCondition(filter.not);
  const condition = isDenied ? filter.not : filter;
  const whole = filterSentence(filter, words);
  if (!isCondition(condition)) return { phrase: "", value: whole };
  const values = phraseValues(condition, words, isDenied ? ":not" : "");
  return values && whole.endsWith(values)
    ? { phrase: whole.slice(0, -values.length).trim(), value: values }
    : { phrase: whole, value: "" };
}

function say(filter: Filter, words: SentenceWords, isPart: boolean): string {
  if (isCondition(filter)) return phraseCondition(filter, words, "");
  if ("not" in filter) return phraseNot(filter.not, words, isPart);
  const [parts, join, none] =
    "and" in filter ? ([filter.and, "and", "everyone"] as const) : ([filter.or, "or", "nobody"] as const);
  if (parts.length === 0) return words.t(none);
  if (parts.length === 1) return say(parts[0]!, words, isPart);
  const phrase = parts.map((part) => say(part, words, true)).join(` ${words.t(join)} `);
  return isPart ? `(${phrase})` : phrase;
}

function phraseNot(inner: Filter, words: SentenceWords, isPart: boolean): string {
  if (isCondition(inner)) return phraseCondition(inner, words, ":not");
  if ("not" in inner) return say(inner.not, words, isPart);
  const parts = "and" in inner ? inner.and : inner.or;
  if (parts.length === 0) return words.t("and" in inner ? "nobody" : "everyone");
  return parts.length === 1
    ? phraseNot(parts[0]!, words, isPart)
    : words.t("notAll", { group: say(inner, words, true) });
}

function phraseCondition({ field, op, values }: Condition, words: SentenceWords, not: "" | ":not"): string {
  const { t, fields } = words;
  const { kind } = fields[field]!;
  if (kind === "clearance" || kind === "free") return phraseWork({ field, op, values }, words, not);
  const claim = `${kind}:${op}${not}` as Exclude<Claim, WorkClaim>;
  const dated = endsOf(kind, values, words);
  const list = phraseValues({ field, op, values }, words, not);
  return t(claim, { field: words.ofField(field), values: list, ...dated });
}

function phraseValues({ field, op, values }: Condition, words: SentenceWords, not: "" | ":not"): string {
  const { kind } = words.fields[field]!;
  if (kind === "near") return "";
  if (kind === "date" || kind === "instant") return values.length === 1 ? momentName(values[0]!, words) : "";
  if (kind === "number") return values.length === 1 ? numberOf(Number(values[0]), words.locale) : "";
  if (kind === "clearance" || kind === "free") return workDays({ field, op, values }, words, not);
  const named = values.map((value) => valueName(field, String(value), words));
  const joined = named.join(` ${words.t(op === "all" ? "and" : "or")} `);
  return named.length > 1 ? `(${joined})` : joined;
}

function phraseWork(condition: Condition, words: SentenceWords, not: "" | ":not"): string {
  const { t, nameOf } = words;
  const [, , role] = condition.values;
  const claim = `${words.fields[condition.field]!.kind}:${condition.op}${not}` as WorkClaim;
  const as = role === undefined ? "" : t("asRole", { role: nameOf("roles", String(role)) ?? String(role) });
  return t(claim, { as: as && ` ${as}`, days: workDays(condition, words, not) });
}

/** A worker who is unable to work on one of the days is unable to work on the span. */
function workDays({ op, values: [first, last] }: Condition, { t, ...words }: SentenceWords, not: "" | ":not"): string {
  const dayNames = days([first!, last!], { t, ...words });
  if (first === last) return t("onDay", dayNames);
  return t(op !== "cannot" ? "onEveryDay" : not ? "onNoDay" : "onSomeDay", dayNames);
}

type Claim = { [Kind in FieldKind]: `${Kind}:${(typeof operators)[Kind][number]}${"" | ":not"}` }[FieldKind];

type WorkClaim = Extract<Claim, `clearance:${string}` | `free:${string}`>;

/** A typed text stands in quotes, so that its words are not taken for words of the sentence. */
const valueName = (field: string, value: string, { t, nameOf }: SentenceWords): string =>
  nameOf(field, value) ?? t("quoted", { text: value });

const noDays = { first: "", last: "", firstKind: "date", lastKind: "date" };

function endsOf(kind: FieldKind, values: Condition["values"], words: SentenceWords): typeof noDays {
  if (kind === "date" || kind === "instant") return days(values, words);
  if (kind === "near") return { ...noDays, first: String(values[0]), last: numberOf(Number(values[1]), words.locale) };
  const [first = "", last = ""] = kind === "number" ? values.map((value) => numberOf(Number(value), words.locale)) : [];
  return { ...noDays, first, last };
}

function days(values: Condition["values"], words: SentenceWords): typeof noDays {
  const [first, last] = values;
  return {
    first: first === undefined ? "" : momentName(first, words),
    last: last === undefined ? "" : momentName(last, words),
    firstKind: typeof first === "number" ? "relative" : "date",
    lastKind: typeof last === "number" ? "relative" : "date",
  };
}

/** A time on a wall, which is the same wherever it is read. */
const momentName = (moment: FilterMoment, words: SentenceWords): string =>
  typeof moment === "string" && moment.includes("T")
    ? dayAndTime(new Date(`${moment}:00Z`), words.locale, "UTC")
    : dayName(moment, words);

const dayName = (day: FilterDay, { locale }: SentenceWords): string =>
  typeof day === "number" ? daysFromToday(day, locale) : calendarDay(day, locale);
