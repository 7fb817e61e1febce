import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

/** Another site that can become a way to sign in: asks who is there, then leads to it. */
export function LinkIdentity({ name, proof, codeAction, isAt }: SecurityProps & { name: string }) {
  const t = useTranslations("profile");
  const { Form, action, reply, shown, isBusy } = useActionForm("link");
  const goTo = shown?.goTo;
  const noValidate = useNoValidate();
  useEffect(() => {
    if (goTo) location.assign(goTo);
  }, [goTo]);
  return (
    <OpeningRow
      title={name}
      text={t("linkText")}
      action={t("linkOpen")}
      open={reply !== undefined || goTo !== undefined || isAt("link")}
    >
      {goTo ? (
        // No form may lead to another site, so that the last step is a link; with JavaScript it is taken by itself.
        <a href={goTo} className={buttonClass("primary")}>
          {t("linkGoOn", { provider: name })}
        </a>
      ) : (
        <Form method="post" action={action} noValidate={noValidate} className={rowFormClass}>
          <AuthRejection reply={reply} fields={[]} />
          <ProofFields formId="link-form" proof={proof} reply={reply} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isBusy}>
              {t("link", { provider: name })}
            </Button>
            <ProofCodeButton proof={proof} reply={reply} action={codeAction("link")} />
          </div>
        </Form>
      )}
    </OpeningRow>
  );
}
