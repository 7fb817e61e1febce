import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Finding } from "@product/domain/rules/finding";
import type { PackId, Text } from "@product/domain/rules/rule";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { useFindingSentence } from "#features/people/clearance-light/share/finding-sentence.ts";
import { severityTone } from "#features/planning/rules/severity-tone.ts";

type FindingCardProps = {
  finding: Finding;
  name: Text;
  zone: string;
  /** The same check in the other packs, where that is asked. */
  elsewhere?: readonly { pack: PackId; rule: string | null }[];
};

/** A finding with all that stands behind it: rule, source, numbers, what it does, when it clears, and how other laws see it. */
export function FindingCard({ finding, name, zone, elsewhere = [] }: FindingCardProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const { headline, numbers, effect, source, clears } = useFindingSentence()(finding, zone);
  return (
    <li className="flex gap-3 px-4 py-3.5">
      <StatusGlyph tone={severityTone[finding.severity]} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <h3 className="text-compact font-semibold">{headline}</h3>
        <dl className="mt-2 grid gap-x-4 gap-y-1.5 text-compact sm:grid-cols-[8rem_1fr]">
          <Fact name={t("rule")}>
            <span className="font-mono text-xs">{finding.rule}</span> {name[locale]}
          </Fact>
          <Fact name={t("source")}>{source}</Fact>
          <Fact name={t("numbers")}>{numbers}</Fact>
          <Fact name={t("severity")}>{effect}</Fact>
          {clears && <Fact name={t("clears")}>{clears}</Fact>}
          {elsewhere.map(({ pack, rule }) => (
            <Fact key={pack} name={t("elsewhere", { pack })}>
              {rule ? t("notesThere", { rule }) : t("passesThere")}
            </Fact>
          ))}
        </dl>
      </div>
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-fg-2">{name}</dt>
    <dd className="text-pretty wrap-anywhere max-sm:mb-1">{children}</dd>
  </>
);
