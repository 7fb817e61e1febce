import { isAuthError } from "@supabase/supabase-js";
import { Form, Link, redirect, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { passwordLength, passwordLengthWithSecondFactor } from "@product/domain/credentials";
import { Button, buttonClass } from "@product/ui/controls/button";
import { newPasswordForm } from "#features/access/login/schema.ts";
import { AuthCard, authControlClass, authFormClass } from "#features/access/login/share/auth-card.tsx";
import { parseAuthForm } from "#features/access/login/share/auth-form.ts";
import { AuthRejection, useWeakReasons } from "#features/access/login/share/auth-rejection.tsx";
import { goOn, localeIn, nextIn } from "#features/access/login/share/go-on.ts";
import { PasswordField } from "#features/access/login/share/password-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale } from "#i18n/locale.ts";
import { actorContext } from "#request/context.ts";
import { loginAddress } from "#request/addresses/landing.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import { owesSecondFactor, sessionContext } from "#request/session.ts";
import type { Route } from "./+types/reset.page";
import { choosePassword } from "./commands.server.ts";
import { cameByMail } from "./queries.server.ts";

export const handle = { needs: "public", messages: ["login", "auth-links", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const { pathname, search } = pageAddress(request);
  // A password is half of two factors, so the other half comes first.
  if (session.signedIn && owesSecondFactor(session.signedIn))
    throw redirect(loginAddress(localeIn(request), pathname + search));
  if (!(await cameByMail(session))) return { account: undefined };
  const { email, assurance } = session.signedIn!;
  return { account: { email, min: assurance === "aal2" ? passwordLengthWithSecondFactor : passwordLength } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = context.get(sessionContext);
  const actor = context.get(actorContext);
  const { pathname, search } = pageAddress(request);
  // The page itself says that there is nobody here whose password it could be; who owes their second factor is nobody yet.
  if (actor.kind !== "person" || !(await cameByMail(session))) return redirect(pathname + search, 303);
  const { value, refuse, failed } = parseAuthForm(await readForm(actor, request, newPasswordForm), newPasswordForm);
  if (!value) return refuse();
  try {
    await choosePassword(actor, value.password, session);
  } catch (error) {
    if (isAuthError(error)) return failed(error);
    throw error;
  }
  return goOn(request, nextIn(request));
}

export default function ResetPage({ loaderData: { account }, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("auth-links");
  const sentences = useFieldSentences();
  const isBusy = useNavigation().formMethod === "POST";
  const locale = useLocale();
  const noValidate = useNoValidate();
  const weaknesses = useWeakReasons(reply?.problem, account?.min ?? 0);
  const { password } = formFields("reset", ["password"], { password: "" }, reply);
  if (!account)
    return (
      <AuthCard title={t("resetTitle")} intro={t("noSessionText")}>
        <Link
          to={inLocale("/login/forgot", locale)}
          className={`${buttonClass("primary", "form")} ${authControlClass} mt-5.5`}
        >
          {t("newLink")}
        </Link>
      </AuthCard>
    );
  return (
    <AuthCard title={t("resetTitle")} intro={t("resetIntro", { email: account.email })}>
      <Form method="post" noValidate={noValidate} className={authFormClass}>
        <AuthRejection reply={reply} fields={[{ ...password, label: t("newPassword") }]} />
        {/* So that password managers know whose password this is. */}
        <input hidden readOnly type="email" name="username" autoComplete="username" value={account.email} />
        <PasswordField
          id={password.id}
          label={t("newPassword")}
          autoComplete="new-password"
          help={t("atLeast", { min: account.min })}
          errors={[...sentences(password.errors), ...weaknesses]}
        />
        <Button type="submit" size="form" busy={isBusy} className={`${authControlClass} mt-1 w-full`}>
          {t("saveAndGoOn")}
        </Button>
      </Form>
    </AuthCard>
  );
}
