import { useTranslations } from "use-intl";
import { countries } from "@product/domain/people/workers";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { ChoosableCalendar } from "#features/company/holidays/queries.server.ts";
import { useNames } from "#features/ground/master-data/share/use-names.ts";

type CalendarFieldProps = {
  field: FormField;
  name: "calendarId" | "parentId";
  calendars: readonly ChoosableCalendar[];
};

/** One of the calendars, by country; or none. The route names the slices "holidays" and "master-data" among its messages. */
export function CalendarField({ field, name, calendars }: CalendarFieldProps) {
  const t = useTranslations("holidays");
  const shared = useTranslations("master-data");
  const { sorted } = useNames();
  return (
    <SelectField
      id={field.id}
      name={name}
      defaultValue={field.initialText}
      label={t(name)}
      help={t(`${name}Help`)}
      errors={useFieldSentences()(field.errors)}
    >
      <option value="">{t(name === "parentId" ? "noParent" : "noCalendar")}</option>
      {countries.map((country) => (
        <optgroup key={country} label={shared(`country:${country}`)}>
          {sorted(calendars.filter((calendar) => calendar.country === country)).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
