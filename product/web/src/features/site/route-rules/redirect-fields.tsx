import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { redirectStatuses, type RouteRule } from "@product/domain/site/route-rules";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";

const names = ["from", "to", "status"] as const;
type RedirectFieldsProps = { rule: RouteRule | undefined; submissionKey: string; reply: FormReply | undefined };

/** A new redirect, or one that is there: its address says which. */
export function RedirectFields({ rule, submissionKey, reply }: RedirectFieldsProps) {
  const t = useTranslations("redirects");
  const saved = { from: rule?.from ?? "", to: rule?.to ?? "", status: String(rule?.status ?? 302) };
  const fields = formFields("redirect", names, saved, reply);
  const controlProps = useControls(fields, (name) => t(name));
  return (
    <section aria-labelledby="redirect-heading" className="max-w-3xl">
      <h2 id="redirect-heading" className="mb-3 text-sm font-semibold">
        {t(rule ? "change" : "newOne")}
      </h2>
      <Form method="post" noValidate={useNoValidate()} className="flex flex-col gap-5">
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={submissionKey} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <Field {...controlProps("from")} help={t("fromHelp")} required spellCheck={false} />
          <Field {...controlProps("to")} help={t("toHelp")} required spellCheck={false} />
          <SelectField {...controlProps("status")}>
            {redirectStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`status:${status}`)}
              </option>
            ))}
          </SelectField>
          <div className="flex items-end pb-2">
            <Checkbox name="active" label={t("active")} defaultChecked={rule?.active ?? true} />
          </div>
        </div>
        <div>
          <Button type="submit" size="form">
            {t("save")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
