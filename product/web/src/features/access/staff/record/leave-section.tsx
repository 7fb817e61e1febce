import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { Section, type FormProps } from "./section.tsx";
import { useActionForm } from "#features/access/staff/use-action-form.ts";

type LeaveSectionProps = FormProps & {
  owned: { kind: "group" | "list" | "event"; id: string; name: string }[];
  heirs: { id: string; name: string }[];
};

/** Says what will happen and what must be handed over, before it is done. */
export function LeaveSection({ owned, heirs, version, submissionKey }: LeaveSectionProps) {
  const t = useTranslations("staff");
  const { Form, action, reply, isBusy } = useActionForm("deactivate");
  const typed = reply?.result.initialValue?.["heir"];
  return (
    <Section id="leave" heading={t("leaveTitle")} why={t("leaveWhy")}>
      <Form method="post" action={action} className="flex max-w-xl flex-col gap-4">
        <AuthRejection reply={reply} fields={[]} />
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="version" value={version} />
        {owned.length === 0 ? (
          <p className="text-compact">{t("ownsNothing")}</p>
        ) : (
          <>
            <div className="text-compact">
              <p>{t("owns", { n: owned.length })}</p>
              <ul className="mt-1 list-disc pl-5">
                {owned.map(({ kind, id, name }) => (
                  <li key={id}>{t(`owned:${kind}`, { name })}</li>
                ))}
              </ul>
            </div>
            <SelectField
              id="leave-heir"
              name="heir"
              label={t("heir")}
              defaultValue={typeof typed === "string" ? typed : ""}
              required
            >
              <option value="">{t("chooseHeir")}</option>
              {heirs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <div>
          <Button type="submit" look="danger" size="form" busy={isBusy} className="max-sm:w-full">
            {t("leave")}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

export function ComeBackSection({ version, submissionKey }: FormProps) {
  const t = useTranslations("staff");
  const { Form, action, reply, isBusy } = useActionForm("reactivate");
  return (
    <Section id="come-back" heading={t("comeBackTitle")} why={t("comeBackWhy")}>
      <Form method="post" action={action} className="flex flex-col gap-4">
        <AuthRejection reply={reply} fields={[]} />
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="version" value={version} />
        <div>
          <Button type="submit" look="quiet" size="form" busy={isBusy} className="max-sm:w-full">
            {t("comeBack")}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
