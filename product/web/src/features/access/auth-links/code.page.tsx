import { useTranslations } from "use-intl";
import { codeFields, codeForm, emailForm } from "#features/access/login/schema.ts";
import { AuthCard } from "#features/access/login/share/auth-card.tsx";
import { parseAuthForm, withCaptcha } from "#features/access/login/share/auth-form.ts";
import { goOn, localeIn, nextIn, wholeAddress } from "#features/access/login/share/go-on.ts";
import { typedText } from "#features/ground/forms/share/form-fields.ts";
import { requestContext } from "#request/context.ts";
import { loginAddress } from "#request/addresses/landing.ts";
import { readForm } from "#request/forms/read-form.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/code.page";
import { AskForMail, EnterCode } from "./code-forms.tsx";
import { NoMail } from "./no-mail.tsx";

export const handle = { needs: "public", messages: ["login", "auth-links", "forms"] };

export const middleware = [routeMiddleware("unauthenticated")];

export function loader({ context, request }: Route.LoaderArgs) {
  const { auth, delivery } = context.get(requestContext).settings;
  const { captcha, unusedSessionHours } = auth;
  return { next: nextIn(request), captcha, unusedSessionHours, mails: delivery.account };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm("anyone", request, codeFields);
  return form.get("intent") === "verify" ? verifyCode(form, request, context) : sendMail(form, request, context);
}

async function sendMail(form: FormData, request: Request, context: Route.ActionArgs["context"]) {
  const { value, refuse, failed, answer } = parseAuthForm(form, emailForm);
  if (!value) return refuse();
  const back = loginAddress(localeIn(request), nextIn(request));
  const { error } = await context
    .get(sessionContext)
    .client()
    .auth.signInWithOtp({
      email: value.email,
      options: {
        shouldCreateUser: false,
        emailRedirectTo: wholeAddress(back, request, context.get(requestContext)),
        ...withCaptcha(value.captchaToken),
      },
    });
  return error && !tellsOfAnAccount.has(error.code ?? "") ? failed(error) : answer({ sent: true });
}

/** A stranger's address is refused, and a known one has to wait between mails: either would say who has an account. */
const tellsOfAnAccount = new Set(["otp_disabled", "signup_disabled", "over_email_send_rate_limit", "user_banned"]);

async function verifyCode(form: FormData, request: Request, context: Route.ActionArgs["context"]) {
  const { value, refuse, failed } = parseAuthForm(form, codeForm, { sent: true });
  if (!value) return refuse();
  const { client, keep } = context.get(sessionContext);
  const { data, error } = await client().auth.verifyOtp({ email: value.email, token: value.code, type: "email" });
  if (error) return failed(error);
  if (value.keep) await keep(data.session!.access_token);
  return goOn(request);
}

export default function CodePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { next, captcha, unusedSessionHours, mails } = loaderData;
  const t = useTranslations("auth-links");
  const email = reply ? typedText(reply, "email") : "";
  if (mails === "kept") return <NoMail title={t("codeTitle")} next={next} />;
  return reply?.sent ? (
    <AuthCard title={t("checkTitle")} intro={t("checkIntro", { email })}>
      <EnterCode {...{ reply, email, captcha, unusedSessionHours, next, mails }} />
    </AuthCard>
  ) : (
    <AuthCard title={t("codeTitle")} intro={t("codeIntro")}>
      <AskForMail mails={mails} reply={reply} captcha={captcha} next={next} />
    </AuthCard>
  );
}
