import { useLocale, useTranslations } from "use-intl";
import type { ComponentProps } from "react";
import { kindOf, type Check } from "@product/domain/clearance/overview";
import type { TimelineBar } from "@product/ui/records/timeline-bar";
import { calendarDay, dayAndMonth, monthOf } from "#i18n/format.ts";
import type { ShownClearance } from "./queries.server.ts";
import { toneOfVerdict } from "./share/tone-of-verdict.ts";
import { useReasonSentence } from "./share/reason-sentence.ts";
import { useCheckName } from "./use-check-name.ts";

type Lines = Omit<ComponentProps<typeof TimelineBar>, "label">;

/** The year ahead as the bar takes it, in words and parts of its length. */
export function useYearLines({ spans, checks, year, country }: ShownClearance): Lines {
  const t = useTranslations("clearance");
  const locale = useLocale();
  const nameOf = useCheckName(country);
  const say = useReasonSentence();
  const whole = daysBetween(year.from, year.until) + 1;
  const part = ({ from, until }: { from: string; until: string }) => ({
    from: daysBetween(year.from, from) / whole,
    until: (daysBetween(year.from, until) + 1) / whole,
  });
  return {
    spans: spans.map((span) => {
      const { verdict, top } = span;
      const days = {
        from: dayAndMonth(span.from, locale, year.from),
        until: dayAndMonth(span.until, locale, year.from),
      };
      const topic =
        top && nameOf({ kind: kindOf[top.code], nameEn: textIn(top, "nameEn"), nameEs: textIn(top, "nameEs") });
      return {
        ...part(span),
        tone: toneOfVerdict[verdict],
        word: t(`span:${verdict}`, { topic: topic ?? "" }),
        said: t("spanSaid", {
          ...days,
          verdict: t(`verdict:${verdict}`),
          why: top ? say(top, year.from).headline : t("nothing"),
        }),
      };
    }),
    lanes: checks.filter(({ kind }) => drawn.includes(kind)).map((check) => lane(check)),
    ticks: months(year)
      .map((day) => ({ at: daysBetween(year.from, day) / whole, word: monthOf(day, locale) }))
      // At the very end a name has no room.
      .filter(({ at }) => at < 0.95),
  };

  function lane(check: Check): Lines["lanes"][number] {
    const { days, until, verdict, isWaiting } = check;
    const end = until ?? (verdict === "ALLOW" ? null : (days.at(-1)?.until ?? null));
    const day = until && calendarDay(until, locale);
    const note = [
      day ??
        (verdict === "ALLOW"
          ? undefined
          : days.length > 0
            ? t("from", { day: calendarDay(days[0]!.from, locale) })
            : t("lane:missing")),
      isWaiting ? t("lane:waiting") : undefined,
    ].filter(Boolean);
    const isSoon = until !== null && daysBetween(year.from, until) <= 30;
    return {
      label: nameOf(check),
      tone: isWaiting ? "info" : verdict === "ALLOW" ? (isSoon ? "warn" : "ok") : toneOfVerdict[verdict],
      parts: days.map((range) => ({ ...part(range), ...ownTone(range, year.from) })),
      ...(note.length > 0 && { note: note.join(", ") }),
      said: note.length > 0 ? note.join(", ") : t(end === null ? "lane:open" : "lane:missing"),
    };
  }
}

/** Drawn are the days on which nothing is missing: how it stands today says nothing of those that begin later. */
export const ownTone = ({ from }: { from: string }, today: string): { tone?: "ok" } =>
  from > today ? { tone: "ok" } : {};

/** The kinds of check shown as a line; the others have no length worth drawing. */
const drawn: readonly string[] = ["identity", "right-to-work", "contract", "document", "qualification"];

const textIn = ({ params }: { params: Readonly<Record<string, unknown>> }, name: string): string =>
  typeof params[name] === "string" ? params[name] : "";

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

/** The first day of the year ahead, and the first of each month after it; one that is about to end leaves no room for its name. */
function months({ from, until }: { from: string; until: string }): string[] {
  const [year, month, day] = from.split("-").map(Number) as [number, number, number];
  const firsts = Array.from({ length: 12 }, (_, ahead) =>
    new Date(Date.UTC(year, month + ahead, 1)).toISOString().slice(0, 10),
  ).filter((first) => first <= until);
  return day > 20 ? firsts : [from, ...firsts];
}
