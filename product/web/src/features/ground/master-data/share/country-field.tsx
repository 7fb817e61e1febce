import { useTranslations } from "use-intl";
import { countries } from "@product/domain/people/workers";
import { RadioGroup } from "@product/ui/controls/radio-group";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";

export function CountryField({ field, help }: { field: FormField; help: string }) {
  const t = useTranslations("master-data");
  return (
    <RadioGroup
      id={field.id}
      name={field.name}
      label={t("country")}
      help={help}
      errors={useFieldSentences()(field.errors)}
      defaultValue={field.initialText}
      options={countries.map((country) => ({ value: country, label: t(`country:${country}`) }))}
      inline
    />
  );
}
