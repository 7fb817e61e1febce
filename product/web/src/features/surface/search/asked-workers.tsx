import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import { filterSentence } from "#features/ground/filters/share/filter-sentence.ts";
import { useFilterWords, type FilterChoices } from "#features/people/workers/share/use-filter-words.ts";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Asked } from "./ask.server.ts";

type AskedWorkersProps = { question: Asked & { at: string }; choices: FilterChoices };

/**
 * The question as understood, condition by condition, the words left over, and a link to the list where all of it can
 * be changed.
 */
export function AskedWorkers({ question: { parts, words, left, n, most, at }, choices }: AskedWorkersProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const filterWords = useFilterWords(choices);
  return (
    <section aria-labelledby="asked" className="mb-6 max-w-2xl rounded-card border border-line p-4">
      <h2 id="asked" className="text-sm font-semibold">
        {t("asked")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {words && (
          <li>
            <Badge outline>{t("named", { words })}</Badge>
          </li>
        )}
        {parts.map((part) => {
          const sentence = filterSentence(part, filterWords);
          return (
            <li key={sentence}>
              <Badge outline>{sentence}</Badge>
            </li>
          );
        })}
      </ul>
      {left.length > 0 && (
        <p className="mt-2 text-compact text-warn-text">{t("notUnderstood", { words: left.join(" ") })}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3 text-compact">
        {n === 0 && <span className="text-fg-2">{t("nobody")}</span>}
        <Link to={inLocale(at, locale)} className={buttonClass(n ? "primary" : "quiet")}>
          {n === undefined ? t("seeUnderstood") : t("seeWorkers", { n, shown: countUpTo(n, most, locale) })}
        </Link>
      </div>
    </section>
  );
}
