import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { overrideReasonLength } from "@product/domain/planning/rota/finding-overrides";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";

type OverrideFormProps = {
  id: string;
  actionName: "assign" | "override";
  label: string;
  needsSecond: boolean;
  typed: string;
  errors: readonly string[];
  submissionKey: string;
  children: ReactNode;
};

/** Asks why someone goes past what the rules found; what is overridden stands in the hidden fields given to it. */
export function OverrideForm({ id, actionName, label, needsSecond, typed, errors, ...rest }: OverrideFormProps) {
  const t = useTranslations("assignments");
  return (
    <Form
      method="post"
      action={`?do=${actionName}`}
      preventScrollReset
      className="flex max-w-2xl flex-col gap-3 px-4 pb-4"
    >
      <SubmissionKey value={rest.submissionKey} />
      {rest.children}
      <Field
        id={id}
        name="reason"
        label={t("reason")}
        help={needsSecond ? `${t("overrideHelp")} ${t("secondHelp")}` : t("overrideHelp")}
        lines={2}
        maxLength={overrideReasonLength.max}
        defaultValue={typed}
        errors={[...errors]}
      />
      <div>
        <Button type="submit" look="danger" aria-label={label}>
          {t(actionName === "assign" ? "assignAnyway" : "override")}
        </Button>
      </div>
    </Form>
  );
}
