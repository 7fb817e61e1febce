import { useTranslations } from "use-intl";
import { revealReasons, revealTextLength } from "@product/domain/privacy/reveal-reasons";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";

/** Why somebody looks; words are asked for only where none of the reasons fits, with or without a script. */
export function RevealFields({ fields }: { fields: Record<"lookReason" | "lookText", FormField> }) {
  const t = useTranslations("worker-page");
  const audit = useTranslations("audit");
  const sentences = useFieldSentences();
  const { lookReason, lookText } = fields;
  return (
    <div className="look grid gap-3 sm:grid-cols-2">
      <SelectField
        id={lookReason.id}
        name="lookReason"
        label={t("lookReason")}
        defaultValue={lookReason.initialText}
        errors={sentences(lookReason.errors)}
      >
        <option value="">{t("chooseReason")}</option>
        {revealReasons.map((reason) => (
          <option key={reason} value={reason}>
            {audit(`value:lookReason:${reason}`)}
          </option>
        ))}
      </SelectField>
      <div className="hidden [.look:has(option[value=other]:checked)>&]:block">
        <Field
          id={lookText.id}
          name="lookText"
          label={t("lookText")}
          maxLength={revealTextLength}
          defaultValue={lookText.initialText}
          errors={sentences(lookText.errors)}
        />
      </div>
    </div>
  );
}
