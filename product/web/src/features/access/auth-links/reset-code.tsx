import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { authControlClass, authFormClass } from "#features/access/login/share/auth-card.tsx";
import type { AuthReply } from "#features/access/login/share/auth-form.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { CodeField } from "#features/access/login/share/code-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";

/** Where the code of the mail goes, for whoever reads it on another device than the one they sit at. */
export function ResetCode({ reply, email }: { reply: AuthReply; email: string }) {
  const t = useTranslations("auth-links");
  const login = useTranslations("login");
  const { code } = formFields("reset", ["code"], { code: "" }, reply);
  const isBusy = useNavigation().formData?.get("intent") === "verify";
  return (
    <Form method="post" noValidate={useNoValidate()} className={`${authFormClass} mb-6`}>
      <AuthRejection reply={reply} fields={[{ ...code, label: login("code") }]} />
      <input type="hidden" name="email" value={email} />
      <CodeField field={code} help={t("codeHelp")} />
      <Button
        type="submit"
        name="intent"
        value="verify"
        size="form"
        busy={isBusy}
        className={`${authControlClass} mt-1 w-full`}
      >
        {t("resetByCode")}
      </Button>
    </Form>
  );
}
