import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Filter } from "@product/domain/filters/filter";
import { Glyph } from "@product/ui/glyph";
import { filterPhrase } from "#features/ground/filters/share/filter-sentence.ts";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";

type FilterChipProps = { removeTo: string } & (
  | { phrase: string; value: string }
  | { filter: Filter; words: FilterWords }
);

/** One condition in words, and the way to take it off. */
export const FilterChip = (chip: FilterChipProps) =>
  "filter" in chip ? <Chip {...filterPhrase(chip.filter, chip.words)} removeTo={chip.removeTo} /> : <Chip {...chip} />;

function Chip({ phrase, value, removeTo }: { phrase: string; value: string; removeTo: string }) {
  const t = useTranslations("listing");
  const whole = `${phrase} ${value}`.trim();
  return (
    <li className="inline-flex h-8 max-w-full items-center rounded-control border border-line-2 bg-bg-raised text-compact pointer-coarse:h-11">
      <span className="min-w-0 truncate px-2.5" title={whole}>
        <span className="text-fg-2">{phrase}</span> <span className="font-medium">{value}</span>
      </span>
      <Link
        to={removeTo}
        aria-label={t("remove", { filter: whole })}
        className="touch-target flex h-full w-7 shrink-0 items-center justify-center border-l border-line-2 text-fg-2 hover:text-fg"
      >
        <Glyph name="cross" size={12} />
      </Link>
    </li>
  );
}
