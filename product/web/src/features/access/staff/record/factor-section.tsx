import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { dayAndTime } from "#i18n/format.ts";
import type { ActionName } from "#features/access/staff/actions.ts";
import { Section, type FormProps } from "./section.tsx";
import { useActionForm } from "#features/access/staff/use-action-form.ts";

export type AskedReset = { name: string; at: Date; isMine: boolean };

type FactorSectionProps = FormProps & { resetRequest: AskedReset | undefined; timeZone: string };

/** For who has lost the phone or the app: one asks, another confirms. */
export function FactorSection({ resetRequest, timeZone, version, submissionKey }: FactorSectionProps) {
  const t = useTranslations("staff");
  const locale = useLocale();
  const form = { version, submissionKey };
  if (!resetRequest)
    return (
      <Section id="factor" heading={t("factorTitle")} why={t("factorWhy")}>
        <ActionForm actionName="ask-factor-reset" label={t("askFactorReset")} {...form} />
      </Section>
    );
  const at = dayAndTime(resetRequest.at, locale, timeZone);
  return (
    <Section id="factor" heading={t("factorTitle")} why={t("factorWhy")}>
      <p className="text-compact">
        {resetRequest.isMine ? t("factorAskedByYou", { at }) : t("factorAskedBy", { name: resetRequest.name, at })}
      </p>
      <div className="flex flex-wrap gap-3">
        {!resetRequest.isMine && (
          <ActionForm actionName="reset-factor" label={t("confirmFactorReset")} isDanger {...form} />
        )}
        <ActionForm actionName="drop-factor-reset" label={t("dropFactorReset")} {...form} />
      </div>
    </Section>
  );
}

type ActionFormProps = Pick<FormProps, "version" | "submissionKey"> & {
  actionName: ActionName;
  label: string;
  isDanger?: boolean;
};

function ActionForm({ actionName, label, isDanger = false, version, submissionKey }: ActionFormProps) {
  const { Form, action, reply, isBusy } = useActionForm(actionName);
  return (
    <Form method="post" action={action} className="flex flex-col gap-3">
      <AuthRejection reply={reply} fields={[]} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={version} />
      <div>
        <Button type="submit" look={isDanger ? "danger" : "quiet"} size="form" busy={isBusy} className="max-sm:w-full">
          {label}
        </Button>
      </div>
    </Form>
  );
}
