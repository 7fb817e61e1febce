/** The parts of a worker's record as fields: each screen shows those that it needs and that its reader may write. */
import { languagePairs } from "@product/domain/people/typed-form";
import { useLocale, useTranslations } from "use-intl";
import { languageLevels } from "@product/domain/people/languages";
import type { WorkerField } from "@product/domain/people/worker-record";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { RecordField } from "./record-field.tsx";

export type Fields = Partial<Record<WorkerField, FormField>> & Record<string, FormField | undefined>;
type Named = { code: string; name: string };

const pair = "grid gap-x-6 gap-y-5 sm:grid-cols-2";

export function NameFields({ fields }: { fields: Fields }) {
  const t = useTranslations("worker-record");
  return (
    <div className={pair}>
      {fields.firstName && <RecordField field={fields.firstName} name="firstName" required />}
      {fields.lastName && <RecordField field={fields.lastName} name="lastName" />}
      {fields.secondLastName && <RecordField field={fields.secondLastName} name="secondLastName" />}
      {fields.preferredName && (
        <RecordField field={fields.preferredName} name="preferredName" help={t("help:preferredName")} />
      )}
    </div>
  );
}

export function ContactFields({ fields }: { fields: Fields }) {
  const t = useTranslations("worker-record");
  return (
    <div className={pair}>
      {fields.email && <RecordField field={fields.email} name="email" type="email" inputMode="email" />}
      {fields.mobile && (
        <RecordField field={fields.mobile} name="mobile" type="tel" inputMode="tel" help={t("help:mobile")} />
      )}
    </div>
  );
}

export function AddressFields({ fields }: { fields: Fields }) {
  return (
    <div className={pair}>
      {fields.address && <RecordField field={fields.address} name="address" />}
      {fields.town && <RecordField field={fields.town} name="town" />}
      {fields.postcode && <RecordField field={fields.postcode} name="postcode" />}
    </div>
  );
}

export function IdentityFields({ fields, countries }: { fields: Fields; countries: readonly Named[] }) {
  const t = useTranslations("worker-record");
  const day = { inputMode: "numeric", help: t("help:day") } as const;
  return (
    <div className={pair}>
      {fields.birthDate && (
        <RecordField field={fields.birthDate} name="birthDate" help={t("help:birthDate")} inputMode="numeric" />
      )}
      {fields.nationality && <Choice field={fields.nationality} name="nationality" options={countries} />}
      {fields.spanishId && <RecordField field={fields.spanishId} name="spanishId" help={t("help:spanishId")} proves />}
      {fields.spanishIdExpiresOn && (
        <RecordField field={fields.spanishIdExpiresOn} name="spanishIdExpiresOn" {...day} />
      )}
      {fields.passport && <RecordField field={fields.passport} name="passport" />}
      {fields.passportCountry && <Choice field={fields.passportCountry} name="passportCountry" options={countries} />}
      {fields.passportExpiresOn && <RecordField field={fields.passportExpiresOn} name="passportExpiresOn" {...day} />}
      {fields.nino && <RecordField field={fields.nino} name="nino" help={t("help:nino")} proves />}
      {fields.shareCode && <RecordField field={fields.shareCode} name="shareCode" />}
    </div>
  );
}

export function PayFields({ fields }: { fields: Fields }) {
  const t = useTranslations("worker-record");
  return (
    <div className={pair}>
      {fields.naf && <RecordField field={fields.naf} name="naf" inputMode="numeric" help={t("help:naf")} proves />}
      {fields.iban && <RecordField field={fields.iban} name="iban" proves />}
      {fields.accountHolder && (
        <RecordField field={fields.accountHolder} name="accountHolder" help={t("help:accountHolder")} />
      )}
    </div>
  );
}

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
