import { useLocale, useTranslations } from "use-intl";
import { dayAfter, dayBefore, firstOfAllDays, lastOfAllDays } from "@product/domain/clearance/day-ranges";
import type { Reason } from "@product/domain/clearance/verdict";
import { wholeReason } from "@product/domain/clearance/whole-reason";
import type { Locale } from "@product/domain/locales";
import type { WorkerStatus } from "@product/domain/people/workers";
import { dotless } from "#i18n/dotless.ts";
import { dayAndMonth } from "#i18n/format.ts";

export type ReasonWords = {
  t: ReturnType<typeof useTranslations<"clearance">>;
  locale: Locale;
  /** The day on which it is read: what is to come is told differently from what is over. */
  today: string;
  /** The worker is spoken to, and told less. */
  to: "office" | "worker";
};

export type ReasonTexts = {
  /** `PRL training ends on 19 June` */
  headline: string;
  /**
   * The effect and the law behind it: `No shifts from 20 June, unless overridden with a reason · Ley 31/1995 art. 19`
   */
  detail: string;
  /** The text on a button to mend it; empty where waiting is the only way. */
  fix: string;
  /** The people who can mend it, and how. */
  mend: string;
};

/** A page that uses it names the messages of `clearance`. */
export function useReasonSentence() {
  const t = useTranslations("clearance");
  const locale = useLocale();
  return (reason: Reason, today: string, to: ReasonWords["to"] = "office"): ReasonTexts =>
    reasonSentence(reason, { t, locale, today, to });
}

export function reasonSentence(storedReason: Reason, words: ReasonWords): ReasonTexts {
  const reason = wholeReason(storedReason);
  const { action } = reason.fix;
  const who = reason.params["status"] === "draft" ? "draft" : reason.fix.who;
  const { t, to } = words;
  return {
    headline: headline(reason, words),
    detail: detail(reason, words),
    fix:
      action === "wait" ? "" : t(action === "document.request" && isOver(reason) ? "renew" : `fix:${dotless(action)}`),
    mend: t(`${to === "worker" ? "you" : "mend"}:${dotless(action)}`, { who } as never),
  };
}

function headline(reason: Reason, words: ReasonWords): string {
  const { code, params } = reason;
  const { t, locale } = words;
  if (reason.private && words.to === "worker") return t(`discreet:${dotless(code) as "status"}`);
  const values = { ...timed(reason, words), name: String(params[locale === "es" ? "nameEs" : "nameEn"] ?? "") };
  switch (code) {
    case "status":
      return params["status"] === undefined
        ? t("check:status")
        : t(`why:status:${params["status"] as Exclude<WorkerStatus, "active">}`, values);
    case "payroll.missing":
      return t("why:payroll/missing", { lacks: lacking(params) } as never);
    case "age.too-young":
      return params["ofSchoolAge"]
        ? t("why:age/of-school-age")
        : t("why:age/too-young", { age: String(params["age"]) });
    case "age.role":
      return t(`why:${dotless(code)}`, { age: String(params["age"]) });
    case "document.missing":
      // The name of the document is not for this reader.
      return values.name === "" ? t("why:document/missing:discreet") : t("why:document/missing", values);
    default:
      return t(`why:${dotless(code)}`, values);
  }
}

const lacking = ({ socialNumber, bankAccount }: Reason["params"]): "number" | "account" | "both" =>
  socialNumber ? "account" : bankAccount ? "number" : "both";

const isOver = ({ params }: Reason): boolean => Boolean(params["ended"]);

/** How far along it is, and the day that belongs to it. */
function timed({ code, params, from, until }: Reason, { today, locale }: ReasonWords) {
  const dayText = (day: string) => dayAndMonth(day, locale, today);
  const isOpen = until === lastOfAllDays;
  if (code === "absent" || code === "status") {
    const isComing = code === "absent" && from > today;
    return {
      state: "missing",
      dated: isComing ? "coming" : isOpen ? "no" : "yes",
      day: isComing ? dayText(from) : isOpen ? "" : dayText(until),
    } as const;
  }
  const isOffered = Boolean(params["waiting"] ?? params["claimed"]);
  const isNew = params["nationalityKnown"] === false ? "unknown" : "missing";
  if (!params["ended"]) return { state: isOffered ? "waiting" : isNew, dated: "no", day: "" } as const;
  if (from === firstOfAllDays) return { state: "begins", dated: "no", day: dayText(dayAfter(until)) } as const;
  const state = isOffered ? "renewed" : from > today ? "ends" : "ended";
  return { state, dated: "no", day: dayText(dayBefore(from)) } as const;
}

/** A worker who is only beginning has done nothing wrong. */
export const isOnTheWay = (status: string): boolean => ["draft", "applied", "in_review", "more_info"].includes(status);

const isBeginning = ({ code, params }: Reason): boolean =>
  code === "status" && (isOnTheWay(String(params["status"])) || params["status"] === "approved");

function detail(reason: Reason, words: ReasonWords): string {
  const { t, to, locale, today } = words;
  const { verdict, overridable, citation } = reason;
  const starts = reason.from > today;
  const ends = reason.until !== lastOfAllDays;
  const span = {
    span: starts && ends ? "both" : starts ? "from" : ends ? "until" : "none",
    from: starts ? dayAndMonth(reason.from, locale, today) : "",
    until: ends ? dayAndMonth(reason.until, locale, today) : "",
  } as const;
  if (to === "worker") return t(`yourEffect:${verdict}`, span);
  if (isBeginning(reason)) return t("effect:beginning");
  const { state, day } = timed(reason, words);
  const effect =
    state === "renewed" && starts
      ? t("present", { day })
      : t(verdict === "BLOCK" && overridable ? "effect:override" : `effect:${verdict}`, span);
  return [effect, citation].filter(Boolean).join(" · ");
}
