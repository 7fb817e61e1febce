import { useTranslations } from "use-intl";
import { useBuilder } from "./builder-context.ts";
import { dayWays, valuesNeeded, type DayWay, type DraftCondition } from "./draft.ts";
import { SmallField, SmallSelect } from "./small-controls.tsx";
import { SmallDay } from "./small-day.tsx";

type DayControlProps = { condition: DraftCondition; path: string; fault: string | undefined };

/** One day or two, or moments, each by the calendar or counted from today, so that a saved filter moves along with time. */
export function DayControl({ condition, path, fault }: DayControlProps) {
  const t = useTranslations("filters");
  const { words, change } = useBuilder();
  const { values, days, op } = condition;
  const isMoment = words.fields[condition.field]!.kind === "instant";
  const places = valuesNeeded(op) === 2 ? [0, 1] : [0];
  const put = <Value,>(list: readonly Value[], place: number, value: Value, empty: Value) => [
    ...places.map((each) => (each === place ? value : (list[each] ?? empty))),
    ...list.slice(places.length),
  ];
  return places.map((place) => {
    const way = days[place] ?? "date";
    const named = places.length === 2 ? t(place === 0 ? "first" : "last") : t("day");
    const common = {
      label: named,
      fault,
      "aria-describedby": fault ? `${path}-fault` : undefined,
      name: `${path}.value`,
      value: values[place] ?? "",
      onText: (text: string) => change(path, (part) => ({ ...part, values: put(values, place, text, "") })),
    };
    return (
      <span key={place} className="inline-flex max-w-full items-center gap-1 max-sm:w-full">
        {places.length === 2 && (
          <span className="text-compact text-fg-2" aria-hidden>
            {named}
          </span>
        )}
        {way === "date" && !isMoment ? (
          <SmallDay {...common} />
        ) : way === "date" ? (
          <SmallField {...common} type="datetime-local" className="w-48!" />
        ) : (
          <SmallField {...common} type="number" min={0} max={36_500} inputMode="numeric" className="w-20!" />
        )}
        <SmallSelect
          label={`${named}: ${t("day")}`}
          name={`${path}.day`}
          value={way}
          onChange={(next) =>
            change(path, (part) => ({
              ...part,
              days: put<DayWay>(days, place, next as DayWay, "date"),
              // A date is no number of days.
              values: (next === "date") === (way === "date") ? values : put(values, place, "", ""),
            }))
          }
        >
          {dayWays.map((each) => (
            <option key={each} value={each}>
              {t(isMoment && each === "date" ? "day:moment" : `day:${each}`)}
            </option>
          ))}
        </SmallSelect>
      </span>
    );
  });
}
