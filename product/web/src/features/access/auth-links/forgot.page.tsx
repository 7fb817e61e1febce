import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { codeFields, codeForm, emailForm } from "#features/access/login/schema.ts";
import { AuthCard, authControlClass, authFormClass } from "#features/access/login/share/auth-card.tsx";
import { parseAuthForm, withCaptcha } from "#features/access/login/share/auth-form.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { BackToLogin } from "#features/access/login/share/back-to-login.tsx";
import { Captcha } from "#features/access/login/share/captcha.tsx";
import { EmailField } from "#features/access/login/share/email-field.tsx";
import { goOn, localeIn, nextIn, wholeAddress } from "#features/access/login/share/go-on.ts";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { withNext } from "#request/addresses/landing.ts";
import { readForm } from "#request/forms/read-form.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/forgot.page";
import { NoMail, PrintedMail } from "./no-mail.tsx";
import { ResetCode } from "./reset-code.tsx";

export const handle = { needs: "public", messages: ["login", "auth-links", "forms"] };

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  next: nextIn(request),
  captcha: context.get(requestContext).settings.auth.captcha,
  mails: context.get(requestContext).settings.delivery.account,
});

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm("anyone", request, codeFields);
  return form.get("intent") === "verify" ? verifyCode(form, request, context) : sendMail(form, request, context);
}

const resetAddress = (request: Request) => withNext(inLocale("/auth/reset", localeIn(request)), nextIn(request));

/** The same answer for every address: nobody learns who has an account. */
async function sendMail(form: FormData, request: Request, context: Route.ActionArgs["context"]) {
  const { value, refuse, failed, answer } = parseAuthForm(form, emailForm);
  if (!value) return refuse();
  const { error } = await context
    .get(sessionContext)
    .client()
    .auth.resetPasswordForEmail(value.email, {
      redirectTo: wholeAddress(resetAddress(request), request, context.get(requestContext)),
      ...withCaptcha(value.captchaToken),
    });
  // Only a known address has to wait between two mails.
  return error && error.code !== "over_email_send_rate_limit" ? failed(error) : answer({ sent: true });
}

async function verifyCode(form: FormData, request: Request, context: Route.ActionArgs["context"]) {
  const { value, refuse, failed } = parseAuthForm(form, codeForm, { sent: true });
  if (!value) return refuse();
  const { client } = context.get(sessionContext);
  const { error } = await client().auth.verifyOtp({ email: value.email, token: value.code, type: "recovery" });
  return error ? failed(error) : goOn(request, resetAddress(request));
}

export default function ForgotPage({ loaderData: { next, captcha, mails }, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("auth-links");
  const login = useTranslations("login");
  const { email } = formFields("forgot", ["email"], { email: "" }, reply);
  const isBusy = useNavigation().formMethod === "POST";
  const noValidate = useNoValidate();
  if (mails === "kept") return <NoMail title={t("forgotTitle")} next={next} />;
  return (
    <AuthCard title={t("forgotTitle")} intro={t("forgotIntro")}>
      {reply?.sent && <ResetCode reply={reply} email={typedText(reply, "email")} />}
      <Form method="post" noValidate={noValidate} className={authFormClass}>
        {!reply?.sent && <AuthRejection reply={reply} fields={[{ ...email, label: login("email") }]} />}
        {reply?.sent && !reply.problem && (
          <Callout tone="ok" alert>
            <p className="wrap-anywhere">{t("forgotSent", { email: typedText(reply, "email") })}</p>
            <p className="mt-1 text-fg-2">{t("sendAgainNote")}</p>
          </Callout>
        )}
        <PrintedMail mails={mails} />
        <EmailField field={email} />
        <Captcha captcha={captcha} reply={reply} />
        <Button type="submit" size="form" busy={isBusy} className={`${authControlClass} mt-1 w-full`}>
          {t("sendReset")}
        </Button>
      </Form>
      <BackToLogin next={next}>{t("back")}</BackToLogin>
    </AuthCard>
  );
}
