import { useTranslations } from "use-intl";
import type { Explanation } from "@product/domain/filters/explain";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { filterSentence } from "#features/ground/filters/share/filter-sentence.ts";
import { useFilterWords, type FilterChoices } from "#features/people/workers/share/use-filter-words.ts";
import { calendarDay, numberOf } from "#i18n/format.ts";

type ExplanationTreeProps = { explanation: Explanation; choices: FilterChoices };

/** Each condition of a filter in words, whether it holds, and what it met. */
export function ExplanationTree({ explanation, choices }: ExplanationTreeProps) {
  const t = useTranslations("lists");
  const isEmpty = "parts" in explanation && explanation.parts.length === 0;
  if (isEmpty) return <p className="text-compact text-fg-2">{t("noConditions")}</p>;
  return (
    <section aria-labelledby="conditions">
      <h2 id="conditions" className="mb-2 text-sm font-semibold">
        {t("conditions")}
      </h2>
      <ul className="flex flex-col gap-2">
        <Part explanation={explanation} choices={choices} />
      </ul>
    </section>
  );
}

function Part({ explanation, choices }: ExplanationTreeProps) {
  const t = useTranslations("lists");
  return (
    <li className="text-compact">
      <div className="flex gap-2">
        <StatusGlyph tone={explanation.holds ? "ok" : "idle"} className="mt-0.5" />
        <div className="min-w-0">
          {"condition" in explanation ? (
            <Met explanation={explanation} choices={choices} />
          ) : (
            <p className="font-medium">{t(`join:${explanation.join}`)}</p>
          )}
          <span className="sr-only">{t(explanation.holds ? "met" : "notMet")}</span>
        </div>
      </div>
      {"parts" in explanation && (
        <ul className="mt-2 ml-2 flex flex-col gap-2 border-l border-line pl-4">
          {explanation.parts.map((part, index) => (
            <Part key={index} explanation={part} choices={choices} />
          ))}
        </ul>
      )}
    </li>
  );
}

type MetProps = { explanation: Extract<Explanation, { condition: unknown }>; choices: FilterChoices };

function Met({ explanation: { condition, value }, choices }: MetProps) {
  const t = useTranslations("lists");
  const words = useFilterWords(choices);
  const named = (each: string) => words.nameOf(condition.field, each) ?? each;
  const met = (() => {
    if (typeof value === "number") return numberOf(value, words.locale);
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "string")
      return /^\d{4}-\d\d-\d\d$/.test(value) ? calendarDay(value, words.locale) : named(value);
    return (value ?? []).map(named).join(", ");
  })();
  return (
    <>
      <p className="font-medium wrap-anywhere">{filterSentence(condition, words)}</p>
      <p className="wrap-anywhere text-fg-2">{met ? t("hasValue", { value: met }) : t("hasNothing")}</p>
    </>
  );
}
