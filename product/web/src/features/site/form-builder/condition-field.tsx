import { useLocale, useTranslations } from "use-intl";
import type { FormDefinition, FormField } from "@product/domain/forms/definition";
import { SelectField } from "@product/ui/controls/select-field";
import { conditionSources, valuesOf } from "./conditions.ts";
import { nameOf } from "./texts.ts";

type ConditionFieldProps = { definition: FormDefinition; of: string; value: string };

/** When it is shown: always, for some people, or after one of the answers that come before. */
export function ConditionField({ definition, of, value }: ConditionFieldProps) {
  const t = useTranslations("form-builder");
  const locale = useLocale();
  const answerOf = (field: FormField, key: string) => {
    if (field.type === "yes-no") return t(key as "yes" | "no");
    const label = field.choices?.find((choice) => choice.key === key)?.label;
    return (label && nameOf(label, locale)) || key;
  };
  const options = conditionSources(definition, of).flatMap((field) =>
    valuesOf(field).map((key) => ({
      value: `${field.key}=${key}`,
      label: t("conditionIs", { question: nameOf(field.label, locale) || field.key, answer: answerOf(field, key) }),
    })),
  );
  const isKnown = ["", "minor", "needs-permit", ...options.map((each) => each.value)].includes(value);
  return (
    <SelectField id={`condition-${of}`} name="condition" label={t("condition")} defaultValue={value}>
      <option value="">{t("always")}</option>
      <option value="minor">{t("fact:minor")}</option>
      <option value="needs-permit">{t("fact:needs-permit")}</option>
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
      {!isKnown && <option value={value}>{value}</option>}
    </SelectField>
  );
}
