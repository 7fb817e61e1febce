import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { compensations } from "@product/domain/planning/events";
import { clockPolicies, dressLength, termNames, type TermName } from "@product/domain/planning/work-terms";
import { Callout } from "@product/ui/callout";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SubmitButton } from "#features/ground/forms/share/submit-button.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { DocumentsAsked, namesOf } from "./documents-asked.tsx";
import type { Papers, TermsScreen } from "./queries.server.ts";

type TermsFormProps = {
  screen: Pick<TermsScreen, "terms" | "version" | "above">;
  papers: Papers;
  /** Those that this level may say. */
  names?: readonly TermName[];
  isSaved: boolean;
  submissionKey: string;
  reply: FormReply | undefined;
};

/** The terms of one level; beside each empty one stands what holds then, and who says so. */
export function TermsForm({ screen, papers, names = termNames, isSaved, submissionKey, reply }: TermsFormProps) {
  const t = useTranslations("work-terms");
  const typed = Object.fromEntries(termNames.map((name) => [name, String(screen.terms[name] ?? "")]));
  const fields = formFields("terms", termNames, typed as Record<TermName, string>, reply);
  const above = useAbove(screen.above, papers);
  const control = useControls(fields, (name) => t(name));
  const common = (name: TermName) => ({ ...control(name), help: above(name) });
  return (
    <Form method="post" noValidate={useNoValidate()} className="flex max-w-3xl flex-col gap-5">
      {isSaved && !reply && <Callout tone="ok">{t("saved")}</Callout>}
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={screen.version} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field {...common("dressEs")} lang="es" maxLength={dressLength} />
        <Field {...common("dressEn")} lang="en" maxLength={dressLength} />
        {names.includes("breakMinutes") && (
          <>
            <Field {...common("breakMinutes")} type="number" inputMode="numeric" min={0} max={240} />
            <Field {...common("breakAfter")} type="number" inputMode="numeric" min={0} max={720} />
            <SelectField {...common("breakPaid")}>
              <option value="">{t("inherit")}</option>
              <option value="yes">{t("breakPaid:yes")}</option>
              <option value="no">{t("breakPaid:no")}</option>
            </SelectField>
          </>
        )}
        {names.includes("compensation") && (
          <>
            <SelectField {...common("compensation")}>
              <option value="">{t("inherit")}</option>
              {compensations.map((each) => (
                <option key={each} value={each}>
                  {t(`compensation:${each}`)}
                </option>
              ))}
            </SelectField>
            <Field {...common("lateHours")} type="number" inputMode="numeric" min={0} max={720} />
          </>
        )}
        <SelectField {...common("selfClock")}>
          <option value="">{t("inherit")}</option>
          {clockPolicies.map((each) => (
            <option key={each} value={each}>
              {t(`selfClock:${each}`)}
            </option>
          ))}
        </SelectField>
        <DocumentsAsked chosen={screen.terms.documentTypeIds} papers={papers} help={above("documentTypeIds")} />
      </div>
      <SubmitButton>{t("save")}</SubmitButton>
    </Form>
  );
}

function useAbove(above: TermsScreen["above"], papers: Papers) {
  const t = useTranslations("work-terms");
  return (name: TermName): string => {
    const { value, from } = above[name];
    const valueText =
      name === "breakPaid"
        ? t(`breakPaid:${above.breakPaid.value}`)
        : name === "compensation"
          ? t(`compensation:${above.compensation.value}`)
          : name === "selfClock"
            ? t(`selfClock:${above.selfClock.value}`)
            : name === "documentTypeIds"
              ? namesOf(above.documentTypeIds.value, papers)
              : String(value);
    return t(`from:${from}`, { value: valueText || t("nothing") });
  };
}
