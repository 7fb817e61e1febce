/** The parts of a worker's record as fields: each screen shows those that it needs and that its reader may write. */
import type { ComponentProps } from "react";
import { fieldsWhere } from "@product/domain/people/field-rows";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { languagePairs } from "@product/domain/people/typed-form";
import { useLocale, useTranslations } from "use-intl";
import { languageLevels } from "@product/domain/people/languages";
import type { WorkerField } from "@product/domain/people/worker-record";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { RecordField } from "./record-field.tsx";

export type Fields = { [Name in WorkerField]?: FormField | undefined } & Record<string, FormField | undefined>;
type Named = { code: string; name: string };

type Part = "name" | "contact" | "address" | "identity" | "pay";
type PartFieldsProps = {
  part: Part;
  fields: Fields;
  countries?: readonly Named[];
  /** Those that are marked as required. */
  needed?: readonly WorkerField[];
  /** The help for fields that are saved and not shown. */
  kept?: Partial<Record<string, string>>;
};

/** The fields of a part that are given, in the order in which the record declares them. */
export function PartFields({ part, fields, countries = [], needed = [], kept = {} }: PartFieldsProps) {
  const t = useTranslations("worker-record");
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {fieldsWhere(workerFieldRows, { part }).map((name) => {
        const field = fields[name];
        if (!field) return null;
        if (workerFieldRows[name].kind === "country")
          return <Choice key={name} field={field} name={name} options={countries} />;
        const { help, ...input } = inputs[name] ?? {};
        return (
          <RecordField
            key={name}
            field={field}
            name={name}
            help={kept[name] ?? (help && t(`help:${help}`))}
            {...input}
            {...(needed.includes(name) ? { required: true } : {})}
          />
        );
      })}
    </div>
  );
}

type Input = Pick<ComponentProps<typeof RecordField>, "type" | "inputMode" | "required" | "proves" | "isDay"> & {
  help?: "preferredName" | "mobile" | "birthDate" | "day" | "spanishId" | "nino" | "naf" | "accountHolder";
};

/** How a field is written where it is more than a text. */
const inputs: Partial<Record<WorkerField, Input>> = {
  firstName: { required: true },
  preferredName: { help: "preferredName" },
  email: { type: "email", inputMode: "email" },
  mobile: { type: "tel", inputMode: "tel", help: "mobile" },
  birthDate: { isDay: true, help: "birthDate" },
  spanishId: { help: "spanishId", proves: true },
  spanishIdExpiresOn: { isDay: true, help: "day" },
  passportExpiresOn: { isDay: true, help: "day" },
  nino: { help: "nino", proves: true },
  naf: { inputMode: "numeric", help: "naf", proves: true },
  iban: { proves: true },
  accountHolder: { help: "accountHolder" },
};

/** A choice from names; nothing chosen is nothing said. */
function Choice({ field, name, options }: { field: FormField; name: WorkerField; options: readonly Named[] }) {
  const t = useTranslations("worker-record");
  return (
    <SelectField
      id={field.id}
      name={name}
      label={t(`field:${name}`)}
      defaultValue={field.initialText}
      errors={useFieldSentences()(field.errors)}
    >
      <option value="">{t("none")}</option>
      {options.map(({ code, name: word }) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
    </SelectField>
  );
}

export function LanguageFields({ fields, languages }: { fields: Fields; languages: readonly Named[] }) {
  const t = useTranslations("worker-record");
  const sentences = useFieldSentences();
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      {languagePairs.map((place) => {
        const [language, level] = [fields[`language${place}`], fields[`level${place}`]];
        if (!language || !level) return null;
        const n = new Intl.NumberFormat(locale).format(place);
        return (
          <div key={place} className="grid grid-cols-2 gap-x-6">
            <SelectField
              id={language.id}
              name={language.name}
              label={t("spokenLanguage", { n })}
              defaultValue={language.initialText}
              errors={place === 1 ? sentences(fields.languages?.errors) : []}
            >
              <option value="">{t("none")}</option>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              id={level.id}
              name={level.name}
              label={t("spokenLevel", { n })}
              defaultValue={level.initialText}
            >
              <option value="">{t("none")}</option>
              {languageLevels.map((each) => (
                <option key={each} value={each}>
                  {t(`level:${each}`)}
                </option>
              ))}
            </SelectField>
          </div>
        );
      })}
    </div>
  );
}
