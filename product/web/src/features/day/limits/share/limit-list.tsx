import { useLocale, useTranslations } from "use-intl";
import type { Measure } from "@product/domain/day/limits";
import { StatusLight } from "@product/ui/records/status-light";
import type { Tone } from "@product/ui/records/tone";
import { daySpan, hoursAndMinutes } from "#i18n/format.ts";

const tones: Record<Measure["standing"], Tone> = { within: "ok", near: "warn", over: "bad" };

/** Each limit with what is used of it, between which days, and the law or contract it comes from. */
export function LimitList({ measures }: { measures: readonly Measure[] }) {
  const t = useTranslations("limits");
  const locale = useLocale();
  return (
    <section aria-labelledby="limits" className="rounded-card border border-line">
      <header className="border-b border-line px-3.5 py-2.5">
        <h2 id="limits" className="text-sm font-semibold">
          {t("title")}
        </h2>
        <p className="text-xs text-fg-2">{t("text")}</p>
      </header>
      <ul className="divide-y divide-line">
        {measures.map(({ key, minutes, limitMinutes, from, until, citation, standing }) => (
          <li key={key} className="num flex flex-wrap items-center gap-x-6 gap-y-1 px-3.5 py-2.5 text-compact">
            <span className="min-w-0 flex-[2_1_15rem]">
              <b className="block font-medium">{t(`limit:${key}`)}</b>
              <span className="text-xs text-fg-2">
                {daySpan(from, until, locale)}, {citation?.[locale] ?? t("contract")}
              </span>
            </span>
            <span className="flex-[1_1_9rem]">
              <LimitBar minutes={minutes} limitMinutes={limitMinutes} standing={standing} />
              {`${hoursAndMinutes(minutes)} / ${hoursAndMinutes(limitMinutes)}`}
            </span>
            <span className="flex-[0_1_9rem]">
              <StatusLight tone={tones[standing]}>{t(`is:${standing}`)}</StatusLight>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const fills: Record<Measure["standing"], string> = { within: "var(--ok)", near: "var(--warn)", over: "var(--bad)" };

/** How much of a limit is used; what goes beyond it fills the bar. */
export function LimitBar({ minutes, limitMinutes, standing }: Pick<Measure, "minutes" | "limitMinutes" | "standing">) {
  const share = limitMinutes === 0 ? (minutes > 0 ? 1 : 0) : Math.min(1, minutes / limitMinutes);
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="mb-1 block h-1.5 w-full max-w-40">
      <rect width="100" height="6" rx="3" fill="var(--line)" />
      <rect width={share * 100} height="6" rx="3" fill={fills[standing]} />
    </svg>
  );
}
