import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { dayAndTime } from "#i18n/format.ts";
import type { Deed } from "#features/access/staff/deeds.ts";
import { Section, type FormProps } from "./section.tsx";
import { useDeed } from "#features/access/staff/use-deed.ts";

export type AskedReset = { name: string; at: Date; isMine: boolean };

type FactorSectionProps = FormProps & { asked: AskedReset | undefined; timeZone: string };

/** For who has lost the phone or the app: one asks, another confirms. */
export function FactorSection({ asked, timeZone, version, submissionKey }: FactorSectionProps) {
  const t = useTranslations("staff");
  const locale = useLocale();
  const form = { version, submissionKey };
  if (!asked)
    return (
      <Section id="factor" heading={t("factorTitle")} why={t("factorWhy")}>
        <DeedForm deed="ask-factor-reset" label={t("askFactorReset")} {...form} />
      </Section>
    );
  const at = dayAndTime(asked.at, locale, timeZone);
  return (
    <Section id="factor" heading={t("factorTitle")} why={t("factorWhy")}>
      <p className="text-compact">
        {asked.isMine ? t("factorAskedByYou", { at }) : t("factorAskedBy", { name: asked.name, at })}
      </p>
      <div className="flex flex-wrap gap-3">
        {!asked.isMine && <DeedForm deed="reset-factor" label={t("confirmFactorReset")} isDanger {...form} />}
        <DeedForm deed="drop-factor-reset" label={t("dropFactorReset")} {...form} />
      </div>
    </Section>
  );
}

type DeedFormProps = Pick<FormProps, "version" | "submissionKey"> & { deed: Deed; label: string; isDanger?: boolean };

function DeedForm({ deed, label, isDanger = false, version, submissionKey }: DeedFormProps) {
  const { Form, action, reply, isBusy } = useDeed(deed);
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
