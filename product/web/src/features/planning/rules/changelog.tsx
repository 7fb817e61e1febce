import { useLocale, useTranslations } from "use-intl";
import type { Text } from "@product/domain/rules/rule";
import { Badge } from "@product/ui/records/badge";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { calendarDay } from "#i18n/format.ts";

type ChangelogProps = {
  version: string;
  versions: readonly { name: string; from: string; note: Text; texts: number }[];
};

/** The versions of a pack, the one in force first. */
export function Changelog({ version, versions }: ChangelogProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  return (
    <section
      id="changelog"
      aria-labelledby="changelog-heading"
      className="scroll-mt-20 rounded-card border border-line"
    >
      <header className="flex items-center gap-2 border-b border-line px-4 py-3">
        <h2 id="changelog-heading" className="text-sm font-semibold">
          {t("packOf", { version })}
        </h2>
        <Badge tone="ok">{t("inForce")}</Badge>
      </header>
      <ol className="flex flex-col divide-y divide-line px-4">
        {versions.map(({ name, from, note, texts }) => (
          <li key={name} className="flex gap-2.5 py-2.5 text-compact">
            <StatusGlyph tone={version.endsWith(` ${name}`) ? "ok" : "idle"} size={14} className="mt-0.5" />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-medium">
                {name}, {t("since", { day: calendarDay(from, locale) }).toLowerCase()}
              </span>
              <span className="text-xs text-pretty text-fg-2">{note[locale]}</span>
            </span>
            <span className="text-xs whitespace-nowrap text-fg-2">{t("textsChanged", { n: texts })}</span>
          </li>
        ))}
      </ol>
      <p className="border-t border-line px-4 py-3 text-xs text-fg-2">{t("keepNumbers")}</p>
    </section>
  );
}
