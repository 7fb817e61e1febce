import { useTranslations } from "use-intl";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { placeOf, type TimeZones } from "./time-zones.ts";

type TimeZoneFieldProps = { field: FormField; label: string; help: string; timeZones: TimeZones };

/** The system's own list: typing the first letters of a place finds it. */
export function TimeZoneField({ field, label, help, timeZones }: TimeZoneFieldProps) {
  const t = useTranslations("time-zones");
  return (
    <SelectField
      id={field.id}
      name={field.name}
      defaultValue={field.initialText}
      label={label}
      help={help}
      errors={useFieldSentences()(field.errors)}
    >
      {timeZones.map(({ region, zones }) => (
        <optgroup key={region} label={t(`region:${region}`)}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {placeOf(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
