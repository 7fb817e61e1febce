import { useTranslations } from "use-intl";
import { Field } from "@product/ui/controls/field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { authControlClass } from "./auth-card.tsx";

/** The digits from a mail, a text message or an app; phones offer them above the keyboard. */
export const CodeField = ({ field, help }: { field: FormField; help: string }) => {
  const t = useTranslations("login");
  return (
    <Field
      id={field.id}
      name={field.name}
      defaultValue={field.initialText}
      label={t("code")}
      help={help}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      aria-required
      errors={useFieldSentences()(field.errors)}
      className={`${authControlClass} num tracking-[0.2em]`}
    />
  );
};
