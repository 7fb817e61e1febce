import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Glyph } from "@product/ui/glyph";
import { filterSentence } from "#features/filters/share/filter-sentence.ts";
import { useFilterWords } from "#features/filters/share/use-filter-words.ts";
import { inLocale } from "#i18n/locale.ts";
import { filterKeys, queryOf, type Choices, type ShownView } from "./shown-view.ts";

/** What is filtered by, each with the way to take it off. */
export function FilterChips({ view, choices }: { view: ShownView; choices: Choices }) {
  const t = useTranslations("workers");
  const here = inLocale("/admin/workers/list", useLocale());
  const filterWords = useFilterWords(choices);
  const words: Record<(typeof filterKeys)[number] | "filter", string | undefined> = {
    q: view.q,
    status: view.status && t(`status:${view.status}`),
    role: choices.roles.find(({ key }) => key === view.role)?.name ?? view.role,
    town: view.town,
    tag: view.tag,
    type: view.type && t(`type:${view.type}`),
    entity: choices.entities.find(({ id }) => id === view.entity)?.name ?? view.entity,
    filter: view.filter && filterSentence(view.filter, filterWords),
  };
  const shown = [...filterKeys, "filter" as const].filter((key) => words[key]);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t("inForce")} className="mb-3 flex flex-wrap items-center gap-2 text-compact">
      {shown.map((key) => (
        <li
          key={key}
          className="inline-flex h-8 max-w-full items-center rounded-control border border-line-2 shadow-control"
        >
          <span className="min-w-0 truncate px-2.5" title={words[key]}>
            <span className="text-fg-2">{t(`is:${key}`)}</span> <span className="font-medium">{words[key]}</span>
          </span>
          <Link
            to={`${here}${queryOf({ ...view, [key]: undefined })}`}
            aria-label={t("remove", { filter: `${t(`is:${key}`)} ${words[key]}` })}
            className="touch-target flex h-full w-7 shrink-0 items-center justify-center border-l border-line-2 text-fg-2 hover:text-fg"
          >
            <Glyph name="cross" size={12} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={here} className="touch-target text-fg-2 underline underline-offset-3">
          {t("clear")}
        </Link>
      </li>
    </ul>
  );
}
