import { useTranslations } from "use-intl";
import { nations } from "@product/domain/rules/school-leaving";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";

/** Where in the United Kingdom something is; `none` is what stands for saying nothing. */
export function NationField({ field, help, none }: { field: FormField; help: string; none?: string }) {
  const t = useTranslations("master-data");
  return (
    <SelectField
      id={field.id}
      name="nation"
      label={t("nation")}
      help={help}
      defaultValue={field.initialText}
      errors={useFieldSentences()(field.errors)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {nations.map((nation) => (
        <option key={nation} value={nation}>
          {t(`nation:${nation}`)}
        </option>
      ))}
    </SelectField>
  );
}
