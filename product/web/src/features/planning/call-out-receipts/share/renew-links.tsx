import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";

/** For a letter that came into the wrong hands. */
export function RenewLinks({ submissionKey, isDone }: { submissionKey: string; isDone: boolean }) {
  const t = useTranslations("call-out-receipts");
  return (
    <div className="flex flex-col items-start gap-2">
      {isDone && <Callout tone="ok">{t("renewed")}</Callout>}
      <p className="max-w-2xl text-compact text-pretty text-fg-2">{t("renewWhy")}</p>
      <Form method="post" action={`${useLocation().pathname}?do=renew`} preventScrollReset>
        <SubmissionKey value={submissionKey} />
        <Button type="submit" look="quiet">
          {t("renew")}
        </Button>
      </Form>
    </div>
  );
}
