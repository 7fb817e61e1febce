import { useTranslations } from "use-intl";
import { locales } from "@product/domain/locales";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";

export function LanguageField({ field }: { field: FormField }) {
  const t = useTranslations("signup-forms");
  return (
    <SelectField
      id={field.id}
      name={field.name}
      label={t("language")}
      help={t("languageHelp")}
      errors={useFieldSentences()(field.errors)}
      defaultValue={field.initialText}
    >
      {locales.map(({ code }) => (
        <option key={code} value={code}>
          {t(`language:${code}`)}
        </option>
      ))}
    </SelectField>
  );
}
