import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { dayOf } from "#i18n/format.ts";

type OpenRequestProps = {
  open: { link: { expiresAt: Date } | undefined; waiting: readonly { id: string; name: string }[] };
  canSend: boolean;
  submissionKey: string;
};

/** Documents asked for and not yet sent, with the ways to send the link again or withdraw the request. */
export function OpenRequest({ open: { link, waiting }, canSend, submissionKey }: OpenRequestProps) {
  const t = useTranslations("document-requests");
  const { timeZone } = useWorkerFrame();
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="open-request" className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h3 id="open-request" className="text-sm font-semibold">
        {t("open")}
      </h3>
      <ul className="flex flex-col divide-y divide-line text-compact">
        {waiting.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3">
            {name}
            <Form method="post" action={`${pathname}?do=withdraw`}>
              <SubmissionKey value={submissionKey} />
              <input type="hidden" name="document" value={id} />
              <Button type="submit" look="ghost" size="row" aria-label={t("withdrawThis", { kind: name })}>
                {t("withdraw")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {canSend && (
        <Form method="post" action={`${pathname}?do=remind`} className="flex flex-col gap-2">
          <SubmissionKey value={submissionKey} />
          <p className="text-compact text-fg-2">
            {link ? t("linkUntil", { day: dayOf(link.expiresAt, locale, timeZone) }) : t("linkOver")}
          </p>
          <Button type="submit" look="quiet" size="form" className="self-start max-sm:h-11 max-sm:w-full">
            {t("remind")}
          </Button>
          <p className="text-help text-fg-3">{t("remindWhy")}</p>
        </Form>
      )}
    </section>
  );
}
