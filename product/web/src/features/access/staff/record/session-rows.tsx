import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { dayAndTime } from "#i18n/format.ts";
import type { ShownSession } from "./record-types.ts";
import { Section, type FormProps } from "./section.tsx";
import { useActionForm } from "#features/access/staff/use-action-form.ts";

type SessionRowsProps = Pick<FormProps, "version" | "submissionKey"> & {
  sessions: ShownSession[];
  timeZone: string;
  maySignOut: boolean;
};

/** The devices on which someone is signed in, as far as they have shown themselves. */
export function SessionRows({ sessions, timeZone, maySignOut, ...form }: SessionRowsProps) {
  const t = useTranslations("staff");
  const locale = useLocale();
  return (
    <div className="max-w-3xl pt-5 pb-8">
      <Section id="sessions-of" heading={t("sessionsTitle")} why={t("sessionsWhy")}>
        {sessions.length === 0 ? (
          <EmptyState title={t("noSessions")} heading="h3">
            {t("noSessionsText")}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line">
            {sessions.map(({ device: { browser, system }, address, lastUsed }) => (
              <li key={address + lastUsed.toISOString()} className="flex flex-col px-4 py-2.5">
                <span className="text-sm font-medium">
                  {browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("deviceUnknown"))}
                </span>
                <span className="num text-compact text-fg-2">
                  {address} · {t("lastUsed", { at: dayAndTime(lastUsed, locale, timeZone) })}
                </span>
              </li>
            ))}
          </ul>
        )}
        {maySignOut && sessions.length > 0 && <SignOutForm {...form} />}
      </Section>
    </div>
  );
}

function SignOutForm({ version, submissionKey }: Pick<FormProps, "version" | "submissionKey">) {
  const t = useTranslations("staff");
  const { Form, action, reply, isBusy } = useActionForm("sign-out");
  return (
    <Form method="post" action={action} className="flex flex-col gap-3">
      <AuthRejection reply={reply} fields={[]} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={version} />
      <p className="text-compact text-pretty text-fg-2">{t("signOutText")}</p>
      <div>
        <Button type="submit" look="danger" size="form" busy={isBusy} className="max-sm:w-full">
          {t("signOutEverywhere")}
        </Button>
      </div>
    </Form>
  );
}
