import { useLocale, useTranslations } from "use-intl";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { StatusLight } from "@product/ui/records/status-light";
import { severityTone } from "./severity-tone.ts";
import type { Trial } from "./trial.server.ts";

const graver = ["block", "warn", "info"] as const;

/** How many findings of which weight, and by which version of the pack. */
export function TrialSummary({ trial: { findings, version } }: { trial: Trial }) {
  const t = useTranslations("rules");
  const counted = graver
    .map((severity) => ({ severity, n: findings.filter(({ finding }) => finding.severity === severity).length }))
    .filter(({ n }) => n > 0);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3">
      <h2 className="text-sm font-semibold">{t("findings", { n: findings.length })}</h2>
      <span className="text-xs text-fg-2">{t("judgedBy", { version })}</span>
      <span className="flex flex-wrap gap-x-4 sm:ml-auto">
        {counted.map(({ severity, n }) => (
          <StatusLight key={severity} tone={severityTone[severity]}>
            {n} · {t(`severity:${severity}`)}
          </StatusLight>
        ))}
      </span>
    </header>
  );
}

/** The rules that are met, to be opened. */
export function PassingRules({ passing }: Pick<Trial, "passing">) {
  const t = useTranslations("rules");
  const locale = useLocale();
  return (
    <details className="border-t border-line px-4 py-2.5 text-compact">
      <summary className="touch-target flex cursor-pointer items-center gap-2">
        <StatusGlyph tone="ok" />
        <span className="font-medium">{t("passes", { n: passing.length })}</span>
        <span className="ml-auto text-fg-2">{t("showPassing")}</span>
      </summary>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {passing.map(({ key, name }) => (
          <li key={key} className="text-fg-2">
            <span className="font-mono text-xs">{key}</span> {name[locale]}
          </li>
        ))}
      </ul>
    </details>
  );
}
