/** Questions that are made of several inputs. */
import { useTranslations } from "use-intl";
import { inputName, textOf } from "@product/domain/forms/definition";
import { guardianRelations } from "@product/domain/people/guardians";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { questionId, type QuestionProps } from "./question.ts";

type PartsProps = Pick<QuestionProps, "question" | "answers" | "faults">;

export function AddressParts(props: PartsProps) {
  const t = useTranslations("questions");
  const part = usePart(props);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-1.5 text-compact font-medium">{props.question.label}</legend>
      <div className="sm:col-span-2">
        <Field {...part("address")} label={t("street")} autoComplete="street-address" maxLength={300} size="large" />
      </div>
      <Field {...part("town")} label={t("town")} autoComplete="address-level2" maxLength={120} size="large" />
      <Field {...part("postcode")} label={t("postcode")} autoComplete="postal-code" maxLength={12} size="large" />
    </fieldset>
  );
}

/** The guardian who answers for a minor. They sign with their own name. */
export function GuardianParts(props: PartsProps) {
  const t = useTranslations("questions");
  const part = usePart(props);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 text-compact font-medium">{props.question.label}</legend>
      <Field {...part("name")} label={t("guardianName")} maxLength={120} size="large" required />
      <SelectField {...part("relation")} label={t("guardianRelation")} size="large" required>
        <option value="">{t("choose")}</option>
        {guardianRelations.map((relation) => (
          <option key={relation} value={relation}>
            {t(`relation:${relation}`)}
          </option>
        ))}
      </SelectField>
      <Field {...part("contact")} label={t("guardianContact")} maxLength={160} size="large" required />
      <Field
        {...part("signed")}
        label={t("guardianSigned")}
        help={t("guardianSignedHelp")}
        maxLength={120}
        size="large"
        required
      />
    </fieldset>
  );
}

function usePart({ question: { key }, answers, faults }: PartsProps) {
  const sentences = useFieldSentences();
  return (part: string) => {
    const name = inputName(key, part);
    const fault = faults[name];
    return {
      id: questionId(name),
      name,
      defaultValue: textOf(answers, name),
      errors: sentences(fault ? [fault] : []),
    };
  };
}
