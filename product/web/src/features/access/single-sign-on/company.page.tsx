import { useEffect } from "react";
import { Form, redirect, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { domainOf, isDomain } from "@product/domain/company/domains";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { classes } from "@product/ui/classes";
import { AuthCard, authControlClass, authFormClass } from "#features/access/login/share/auth-card.tsx";
import { authProblem } from "#features/access/login/share/auth-errors.ts";
import { parseAuthForm } from "#features/access/login/share/auth-form.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { BackToLogin } from "#features/access/login/share/back-to-login.tsx";
import { EmailField } from "#features/access/login/share/email-field.tsx";
import { backToLogin, localeIn, nextIn, wholeAddress } from "#features/access/login/share/go-on.ts";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import { withNext } from "#request/addresses/landing.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/company.page";
import { companyForm } from "./schema.ts";
import { identityProviders } from "./service.server.ts";

export const handle = { needs: "public", messages: ["login", "single-sign-on", "forms"] };

export const middleware = [routeMiddleware("unauthenticated")];

export async function loader({ context, request }: Route.LoaderArgs) {
  const domain = pageAddress(request).searchParams.get("domain");
  if (domain && isDomain(domain)) throw await toCompany(domain, context, request);
  return { next: nextIn(request) };
}

/** A plain link and a redirect: the policy of these pages lets no form lead to another site. */
async function toCompany(domain: string, context: Route.LoaderArgs["context"], request: Request) {
  const back = withNext(inLocale("/auth/callback", localeIn(request)), nextIn(request));
  const { data, error } = await context
    .get(sessionContext)
    .client()
    .auth.signInWithSSO({
      domain,
      options: { redirectTo: wholeAddress(back, request, context.get(requestContext)) },
    });
  return error ? backToLogin(request, authProblem(error).code) : redirect(data.url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm("anyone", request, companyForm);
  const { value, refuse, answer } = parseAuthForm(form, companyForm);
  if (!value) return refuse();
  const providers = (await identityProviders(context.get(sessionContext).asServer)) ?? [];
  const isKnown = providers.some(({ isOn, domains }) => isOn && domains.includes(domainOf(value.email)));
  return isKnown ? answer({ sent: true }) : refuse({ code: "no_company_sign_in", values: {} });
}

export default function CompanyPage({ loaderData: { next }, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("single-sign-on");
  const login = useTranslations("login");
  const { email } = formFields("company", ["email"], { email: "" }, reply);
  const isBusy = useNavigation().formMethod === "POST";
  const noValidate = useNoValidate();
  return (
    <AuthCard title={t("signInTitle")} intro={t("signInIntro")}>
      {reply?.sent ? (
        <OnTheWay domain={domainOf(typedText(reply, "email").trim())} next={next} />
      ) : (
        <Form method="post" noValidate={noValidate} className={authFormClass}>
          <AuthRejection reply={reply} fields={[{ ...email, label: login("email") }]} />
          <EmailField field={email} />
          <Button type="submit" size="form" busy={isBusy} className={`${authControlClass} mt-1 w-full`}>
            {t("goOn")}
          </Button>
        </Form>
      )}
      <BackToLogin next={next}>{t("back")}</BackToLogin>
    </AuthCard>
  );
}

/** Goes on by itself; without a script the link does it. */
function OnTheWay({ domain, next }: { domain: string; next: string | undefined }) {
  const t = useTranslations("single-sign-on");
  const way = withNext(`${inLocale("/login/company", useLocale())}?domain=${encodeURIComponent(domain)}`, next);
  useEffect(() => location.assign(way), [way]);
  return (
    <div className={authFormClass}>
      <Callout tone="info">{t("onTheWay", { domain })}</Callout>
      <a href={way} className={classes(buttonClass("primary", "form"), authControlClass)}>
        {t("goOnTo", { domain })}
      </a>
    </div>
  );
}
