import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { classes } from "@product/ui/classes";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale } from "#i18n/locale.ts";
import { withNext } from "#request/addresses/landing.ts";
import { Or, PasskeyButton, type PasskeyService } from "./passkey-button.tsx";
import { AuthFoot, authControlClass, authFormClass, authLinkClass } from "./share/auth-card.tsx";
import type { AuthProblem } from "./share/auth-errors.ts";
import type { AuthReply } from "./share/auth-form.ts";
import { AuthIcon } from "./share/auth-icon.tsx";
import { AuthRejection } from "./share/auth-rejection.tsx";
import { Captcha, type CaptchaSettings } from "./share/captcha.tsx";
import { EmailField } from "./share/email-field.tsx";
import { KeepSignedIn } from "./share/keep-signed-in.tsx";
import { PasswordField } from "./share/password-field.tsx";

type PasswordFormProps = {
  reply: AuthReply | undefined;
  provider: string | undefined;
  captcha: CaptchaSettings;
  unusedSessionHours: number | undefined;
  passkeys: PasskeyService | undefined;
  /** Some company has a sign-in of its own. */
  company: boolean;
  mailsLeave: boolean;
  next: string | undefined;
  before: AuthProblem | undefined;
};

export function PasswordForm(props: PasswordFormProps) {
  const { reply, provider, captcha, unusedSessionHours, passkeys, company, mailsLeave, next, before } = props;
  const t = useTranslations("login");
  const locale = useLocale();
  const sentences = useFieldSentences();
  const fields = formFields("login", ["email", "password"], { email: "", password: "" }, reply);
  const isBusy = useNavigation().formMethod === "POST";
  const password = useRef<HTMLInputElement>(null);
  const [keep, setKeep] = useState(false);
  useEffect(() => {
    // Refused, it is typed anew; when it was never looked at, nothing is lost.
    if (reply?.problem && !["away", "captcha_failed"].includes(reply.problem.code)) password.current!.value = "";
  }, [reply]);
  return (
    <>
      {passkeys && <PasskeyButton service={passkeys} keep={keep} isAlone={!provider} />}
      {provider && <ProviderLink {...{ provider, next, keep }} />}
      <Form method="post" noValidate={useNoValidate()} className={authFormClass}>
        <AuthRejection
          reply={reply}
          before={before}
          fields={[
            { ...fields.email, label: t("email") },
            { ...fields.password, label: t("password") },
          ]}
        />
        {reply?.sent && <Callout tone="info">{t("resent")}</Callout>}
        <EmailField field={fields.email} offersPasskeys={passkeys?.fillsIn} />
        <div className="relative">
          <PasswordField
            ref={password}
            id={fields.password.id}
            label={t("password")}
            autoComplete="current-password"
            errors={sentences(fields.password.errors)}
          />
          <Link to={withNext(inLocale("/login/forgot", locale), next)} className={forgotClass}>
            {t("forgot")}
          </Link>
        </div>
        <KeepSignedIn hours={unusedSessionHours} onChange={setKeep} />
        <Captcha captcha={captcha} reply={reply} />
        {/* The first button of a form is the one that Enter presses. */}
        <Button
          type="submit"
          name="intent"
          value="password"
          size="form"
          busy={isBusy}
          className={`${authControlClass} mt-1 w-full`}
        >
          {t("signIn")}
        </Button>
        {reply?.problem?.code === "email_not_confirmed" && (
          <Button look="quiet" type="submit" name="intent" value="resend" size="form" className={authControlClass}>
            {t("resend")}
          </Button>
        )}
      </Form>
      {(mailsLeave || company) && (
        <AuthFoot>
          {company && (
            <Link to={withNext(inLocale("/login/company", locale), next)} className={authLinkClass}>
              {t("withCompany")}
            </Link>
          )}
          {mailsLeave && (
            <p>
              {t("noPassword")}{" "}
              <Link to={withNext(inLocale("/login/code", locale), next)} className={authLinkClass}>
                {t("linkInstead")}
              </Link>
            </p>
          )}
        </AuthFoot>
      )}
    </>
  );
}

type ProviderLinkProps = { provider: string; next: string | undefined; keep: boolean };

/** Leaves the site, so that it is a link and loads a page. */
function ProviderLink({ provider, next, keep }: ProviderLinkProps) {
  const t = useTranslations("login");
  const here = inLocale("/login", useLocale());
  return (
    <>
      <a
        href={withNext(`${here}?provider=${encodeURIComponent(provider)}${keep ? "&keep=on" : ""}`, next)}
        className={classes(buttonClass("quiet", "form"), authControlClass, "mt-5.5")}
      >
        <AuthIcon name="key" />
        {t("withProvider", { provider: provider.charAt(0).toUpperCase() + provider.slice(1) })}
      </a>
      <Or />
    </>
  );
}

const forgotClass =
  "touch-target absolute! top-0 right-0 text-compact text-fg-2 underline-offset-3 hover:text-fg hover:underline";
