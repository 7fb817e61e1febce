import { useTranslations } from "use-intl";
import { waveMinutes } from "@product/domain/planning/staffing/cover";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { RecordFields } from "#features/ground/master-data/share/record-screen.tsx";
import type { Audiences } from "./queries.server.ts";
import { waveNames } from "./schema.ts";
import type { Text } from "./setting-fields.tsx";

type WaveFieldsProps = { fields: RecordFields<Text>["fields"]; audiences: Audiences };

/** Whom the search for cover asks first, second and so on, and how long it waits after each. */
export function WaveFields({ fields, audiences }: WaveFieldsProps) {
  const t = useTranslations("call-out-settings");
  const sentences = useFieldSentences();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{t("waves")}</legend>
      <p className="text-compact text-pretty text-fg-2">{t("wavesHelp")}</p>
      {waveNames.map((name) => {
        const minutes = fields[`${name}Minutes`];
        return (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_7rem] items-end gap-2">
            <SelectField
              id={fields[name].id}
              name={name}
              label={t(name)}
              defaultValue={fields[name].initialText}
              errors={sentences(fields[name].errors)}
            >
              <option value="">{t("nobody")}</option>
              <option value="everyone">{t("everyone")}</option>
              <Options label={t("lists")} of={audiences.lists} />
              <Options label={t("roles")} of={audiences.roles} />
              {audiences.unseen.map((value) => (
                <option key={value} value={value}>
                  {t("unseen")}
                </option>
              ))}
            </SelectField>
            <Field
              id={minutes.id}
              name={`${name}Minutes`}
              type="number"
              inputMode="numeric"
              min={waveMinutes.min}
              max={waveMinutes.max}
              label={t(`${name}Minutes`)}
              defaultValue={minutes.initialText}
              errors={sentences(minutes.errors)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

function Options({ label, of }: { label: string; of: readonly { value: string; name: string }[] }) {
  if (of.length === 0) return null;
  return (
    <optgroup label={label}>
      {of.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
