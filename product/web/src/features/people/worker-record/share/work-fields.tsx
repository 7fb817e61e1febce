import { useTranslations } from "use-intl";
import { locales } from "@product/domain/locales";
import { countries, workerTypes } from "@product/domain/people/workers";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { SelectField } from "@product/ui/controls/select-field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { Fields } from "./record-parts.tsx";

type WorkFieldsProps = {
  fields: Fields;
  entities: readonly { id: string; name: string }[];
  roles: readonly { id: string; name: string }[];
  chosenRoles: readonly string[];
};

/** Country, language, who employs them, as what, and the words to find them by. */
export function WorkFields({ fields, entities, roles, chosenRoles }: WorkFieldsProps) {
  const t = useTranslations("worker-record");
  const sentences = useFieldSentences();
  const plain = (name: string) => ({
    id: fields[name]!.id,
    name,
    defaultValue: fields[name]!.initialText,
    errors: sentences(fields[name]!.errors),
  });
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField {...plain("legalEntityId")} label={t("legalEntity")} required>
          {entities.length !== 1 && <option value="">{t("chooseEntity")}</option>}
          {entities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...plain("workerType")} label={t("field:workerType")}>
          <option value="">{t("usualType")}</option>
          {workerTypes.map((type) => (
            <option key={type} value={type}>
              {t(`type:${type}`)}
            </option>
          ))}
        </SelectField>
        <RadioGroup
          {...plain("country")}
          label={t("field:country")}
          options={countries.map((country) => ({ value: country, label: t(`country:${country}`) }))}
          inline
        />
        <RadioGroup
          {...plain("language")}
          label={t("field:language")}
          options={locales.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
          inline
        />
      </div>
      <fieldset id={fields["roleIds"]!.id} className="min-w-0">
        <legend className="mb-1.5 text-compact font-medium">{t("roles")}</legend>
        <div className="grid gap-x-6 sm:grid-cols-3">
          {roles.map(({ id, name }) => (
            <Checkbox key={id} name="roleIds" value={id} label={name} defaultChecked={chosenRoles.includes(id)} />
          ))}
        </div>
        <p className="mt-1 text-help text-fg-3">{t("rolesHelp")}</p>
      </fieldset>
      <Field {...plain("tags")} label={t("tags")} help={t("tagsHelp")} maxLength={1000} />
    </>
  );
}
