import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import type { Finding } from "@product/domain/rules/finding";
import { hoursAndMinutes, weekdayAndTime } from "#i18n/format.ts";

export type FindingTexts = {
  /** `Rest is 30 min too short` */
  headline: string;
  /** `ends Sat 20 Jun, 02:30, starts Sat 20 Jun, 14:00: 11 h 30 of 12 h` */
  numbers: string;
  /** `Blocks, unless overridden with a reason and a second person` */
  effect: string;
  /** The law and its article. */
  source: string;
  /** From when the shift could start without it; empty where waiting does not help. */
  clears: string;
};

/** The texts of a finding for rota, gate, pass and sandbox. A page that uses it names the messages of `findings`. */
export function useFindingSentence() {
  const t = useTranslations("findings");
  const locale = useLocale();
  return (finding: Finding, timeZone: string): FindingTexts => findingSentence(finding, { t, locale, timeZone });
}

type Words = { t: ReturnType<typeof useTranslations<"findings">>; locale: Locale; timeZone: string };

export function findingSentence(finding: Finding, { t, locale, timeZone }: Words): FindingTexts {
  const moment = (at: number) => weekdayAndTime(new Date(at), locale, timeZone);
  const values = {
    ...Object.fromEntries(Object.entries(finding.numbers).map(([name, n]) => worded(name, n, moment))),
    short: hoursAndMinutes(finding.shortfall),
    count: finding.shortfall,
  } as never;
  return {
    headline: t(`why:${finding.check}`, values),
    numbers: t(`numbers:${finding.check}`, values),
    effect: t(`effect:${effectOf(finding)}`),
    source: finding.citation[locale] || t("companyRule"),
    clears: finding.clearsAt === null ? "" : t("clearsFrom", { moment: moment(finding.clearsAt) }),
  };
}

/** The names of numbers say what they are: `restMinutes` is a length of time, `endsAt` a moment. */
function worded(name: string, n: number, moment: (at: number) => string): [string, string | number] {
  if (name.endsWith("Minutes")) return [name.slice(0, -"Minutes".length), hoursAndMinutes(n)];
  if (name.endsWith("At")) return [name.slice(0, -"At".length), moment(n)];
  return [name, n];
}

function effectOf({ severity, isOverridable, needsSecondPerson }: Finding) {
  if (severity !== "block") return severity;
  return !isOverridable ? "never" : needsSecondPerson ? "second" : "reason";
}
