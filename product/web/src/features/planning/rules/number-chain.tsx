import { useLocale, useTranslations } from "use-intl";
import { classes } from "@product/ui/classes";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { calendarDay } from "#i18n/format.ts";
import { useRuleValue } from "./rule-value.ts";
import type { Trial } from "./trial.server.ts";

/** Which number counts for a rule: the pack's, and what the company has set instead, the most specific last. */
export function NumberChain({ rule, check, packVersion, since, value, overrides }: NonNullable<Trial["chain"]>) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const { inUnit } = useRuleValue();
  const isOverridden = overrides.some(({ counts }) => counts);
  return (
    <section aria-label={`${rule}: ${t("which")}`} className="rounded-card border border-line">
      <header className="flex flex-wrap items-baseline gap-x-2 border-b border-line px-4 py-3">
        <h2 className="text-sm font-semibold">{rule}</h2>
        <span className="text-xs text-fg-2">{t("which")}</span>
      </header>
      <ol className="divide-y divide-line px-4">
        <Link
          counts={!isOverridden}
          name={t("packOf", { version: packVersion })}
          detail={t("since", { day: calendarDay(since, locale) })}
          value={inUnit(check, value)}
        />
        {overrides.map(({ id, scopeKind, scopeName, allowedBy, number, severity, counts }) => (
          <Link
            key={id}
            counts={counts}
            name={scopeName ? `${t(`scope:${scopeKind}`)}, ${scopeName}` : t("scope:global")}
            detail={allowedBy}
            value={number === null ? t(`severity:${severity!}`) : inUnit(check, number)}
          />
        ))}
      </ol>
      <p className="border-t border-line px-4 py-3 text-xs text-fg-2">{t("overridesIntro")}</p>
    </section>
  );
}

type LinkProps = { counts: boolean; name: string; detail: string; value: string };

const Link = ({ counts, name, detail, value }: LinkProps) => (
  <li className="flex gap-2.5 py-2.5 text-compact">
    <StatusGlyph tone={counts ? "ok" : "idle"} size={14} className="mt-0.5" />
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="font-medium wrap-anywhere">{name}</span>
      {detail && <span className="text-xs text-fg-2">{detail}</span>}
    </span>
    <span className={classes("num whitespace-nowrap", counts ? "font-medium" : "text-fg-2")}>{value}</span>
  </li>
);
