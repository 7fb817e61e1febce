import { useLocale, useTranslations } from "use-intl";
import { dayParts } from "@product/domain/forms/field-types";
import { availabilityCell } from "@product/domain/forms/worker-from";
import { weekdays } from "@product/domain/people/availability";
import { Checkbox } from "@product/ui/controls/checkbox";
import { FieldNotes } from "@product/ui/controls/field-frame";
import { weekdayName } from "#i18n/format.ts";
import type { QuestionProps } from "./question-props.ts";

type AvailabilityGridProps = QuestionProps & {
  chosen: readonly string[];
};

/** The days of the week against the parts of the day. */
export function AvailabilityGrid({ id, name, label, note, help, errors, chosen }: AvailabilityGridProps) {
  const t = useTranslations("questions");
  const locale = useLocale();
  return (
    <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col gap-1.5 outline-none">
      <legend className="mb-1.5 text-compact font-medium">
        {label}
        {note && <span className="font-normal text-fg-3"> {note}</span>}
      </legend>
      <table className="w-full table-fixed border-collapse rounded-card border border-line text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-28 sm:w-36">
              <span className="sr-only">{t("day")}</span>
            </th>
            {dayParts.map((part) => (
              <th key={part} scope="col" className="px-1 py-2 text-center text-help font-medium text-fg-2">
                {t(`part:${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="px-3 text-left font-normal">
                {weekdayName(monday(day), locale)}
              </th>
              {dayParts.map((part) => {
                const cell = availabilityCell(day, part);
                return (
                  <td key={part}>
                    <span className="flex min-h-11 items-center justify-center">
                      <Checkbox
                        id={`${id}-${cell}`}
                        name={name}
                        value={cell}
                        defaultChecked={chosen.includes(cell)}
                        label={`${weekdayName(monday(day), locale)}, ${t(`part:${part}`)}`}
                        labelHidden
                      />
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <FieldNotes id={id} help={help} errors={errors} />
    </fieldset>
  );
}

/** Any week will do: that of 1 January 2024 began on a Monday. */
const monday = (weekday: number) => `2024-01-0${weekday}`;
