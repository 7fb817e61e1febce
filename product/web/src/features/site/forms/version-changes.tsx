import { useLocale, useTranslations } from "use-intl";
import type { FormChange } from "@product/domain/forms/compare";
import { Badge } from "@product/ui/records/badge";
import type { Tone } from "@product/ui/records/tone";

type VersionChangesProps = { compared: { from: number; to: number; changes: readonly FormChange[] } };

const tones: Record<FormChange["change"], Tone> = { added: "ok", changed: "info", removed: "bad" };

/** The differences between the questions of a version and of the one before it. */
export function VersionChanges({ compared: { from, to, changes } }: VersionChangesProps) {
  const t = useTranslations("signup-forms");
  const locale = useLocale();
  return (
    <section aria-labelledby="changes" className="flex max-w-3xl flex-col gap-3 rounded-card border border-line p-4">
      <h3 id="changes" className="text-sm font-semibold">
        {t("changesTitle", { from: String(from), to: String(to) })}
      </h3>
      {changes.length === 0 && <p className="text-compact text-fg-2">{t("noChanges")}</p>}
      <ul className="flex flex-col gap-2 text-compact">
        {changes.map(({ of, change, key, name, parts }) => (
          <li key={`${of} ${key}`} className="flex flex-wrap items-baseline gap-x-2">
            <Badge tone={tones[change]}>{t(`change:${change}`)}</Badge>
            <span className="text-fg-2">{t(`changed:${of}`)}</span>
            <span className="font-medium wrap-anywhere">{name[locale === "es" ? "es" : "en"] || key}</span>
            {parts.length > 0 && (
              <span className="text-help text-fg-2">{parts.map((part) => t(`part:${part}`)).join(", ")}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
