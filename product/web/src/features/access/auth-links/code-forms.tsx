import { useEffect } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { AuthFoot, authControlClass, authFormClass, authLinkClass } from "#features/access/login/share/auth-card.tsx";
import type { AuthReply } from "#features/access/login/share/auth-form.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { BackToLogin } from "#features/access/login/share/back-to-login.tsx";
import { Captcha, type CaptchaSettings } from "#features/access/login/share/captcha.tsx";
import { CodeField } from "#features/access/login/share/code-field.tsx";
import { EmailField } from "#features/access/login/share/email-field.tsx";
import { KeepSignedIn } from "#features/access/login/share/keep-signed-in.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale } from "#i18n/locale.ts";
import type { DeliveryModes } from "#request/context.ts";
import { loginAddress, withNext } from "#request/addresses/landing.ts";
import { PrintedMail } from "./no-mail.tsx";

type StepProps = {
  reply: AuthReply | undefined;
  captcha: CaptchaSettings;
  next: string | undefined;
  mails: DeliveryModes;
};

/** The first step: where to send the mail. */
export function AskForMail({ reply, captcha, next, mails }: StepProps) {
  const t = useTranslations("auth-links");
  const login = useTranslations("login");
  const { email } = formFields("code", ["email"], { email: "" }, reply);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <Form method="post" noValidate={useNoValidate()} className={authFormClass}>
        <AuthRejection reply={reply} fields={[{ ...email, label: login("email") }]} />
        <PrintedMail mails={mails} />
        <EmailField field={email} />
        <Captcha captcha={captcha} reply={reply} />
        <Button type="submit" name="intent" value="send" size="form" busy={isBusy} className={submitClass}>
          {t("sendLink")}
        </Button>
      </Form>
      <BackToLogin next={next}>{t("back")}</BackToLogin>
    </>
  );
}

type EnterCodeProps = StepProps & { email: string; unusedSessionHours: number | undefined };

/** The second step, the same for everyone: the code of the mail, or the mail once more. */
export function EnterCode({ reply, email, captcha, unusedSessionHours, next, mails }: EnterCodeProps) {
  const t = useTranslations("auth-links");
  const login = useTranslations("login");
  const locale = useLocale();
  const { code } = formFields("code", ["code"], { code: "" }, reply);
  const isWrong = reply?.problem !== undefined || code.errors.length > 0;
  useEffect(() => {
    // The pressed button is gone, so the code gets the focus; after a rejection the callout has it already.
    if (!isWrong) document.getElementById(code.id)?.focus();
  }, [isWrong, code.id]);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <Form method="post" noValidate={useNoValidate()} className={authFormClass}>
        <AuthRejection reply={reply} fields={[{ ...code, label: login("code") }]} />
        <PrintedMail mails={mails} />
        <input type="hidden" name="email" value={email} />
        <CodeField field={code} help={t("codeHelp")} />
        <KeepSignedIn hours={unusedSessionHours} />
        <Button type="submit" name="intent" value="verify" size="form" busy={isBusy} className={submitClass}>
          {t("signIn")}
        </Button>
        <Captcha captcha={captcha} reply={reply} />
        <Button
          look="quiet"
          type="submit"
          name="intent"
          value="send"
          size="form"
          formNoValidate
          className={authControlClass}
        >
          {t("sendAgain")}
        </Button>
        <p className="text-center text-help text-fg-3">{t("sendAgainNote")}</p>
      </Form>
      <AuthFoot>
        <Link to={withNext(inLocale("/login/code", locale), next)} className={authLinkClass}>
          {t("otherEmail")}
        </Link>
        <Link to={loginAddress(locale, next)} className={authLinkClass}>
          {t("back")}
        </Link>
      </AuthFoot>
    </>
  );
}

const submitClass = `${authControlClass} mt-1 w-full`;
