import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { withNext } from "#request/addresses/landing.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/login.page";
import { offersCompanySignIn } from "./company-offer.server.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { PasswordForm } from "./password-form.tsx";
import { accountsToTry, factorsOwed } from "./queries.server.ts";
import { loginFields } from "./schema.ts";
import { SecondFactor } from "./second-factor.tsx";
import { recover, showFactor, textCode } from "./second-factor.server.ts";
import { AuthCard } from "./share/auth-card.tsx";
import { namedProblem } from "./share/auth-errors.ts";
import { backToLogin, localeIn, nextIn, wholeAddress } from "./share/go-on.ts";
import { resendConfirmation, signInByPasskey, signInByPassword } from "./sign-in.server.ts";

export const handle = { needs: "public", messages: ["login", "forms"] };

export const middleware = [routeMiddleware("unauthenticated")];

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const { provider, captcha, unusedSessionHours, passkeys, key, url } = facts.settings.auth;
  const { searchParams } = pageAddress(request);
  if (provider && searchParams.get("provider") === provider) throw await toProvider(provider, context, request);
  const session = context.get(sessionContext);
  return {
    owed: await factorsOwed(session),
    by: searchParams.get("by"),
    demo: accountsToTry(facts.demo),
    provider,
    captcha,
    unusedSessionHours,
    company: await offersCompanySignIn(session.asServer, url !== undefined),
    passkeys: passkeys ? { key, fillsIn: captcha === undefined } : undefined,
    mailsLeave: facts.settings.delivery.account !== "kept",
    next: nextIn(request),
    problem: namedProblem(searchParams.get("problem")),
  };
}

/** A plain link and a redirect: the policy of these pages lets no form lead to another site. */
async function toProvider(provider: string, context: Route.LoaderArgs["context"], request: Request) {
  const keep = pageAddress(request).searchParams.has("keep") ? "?keep=on" : "";
  const back = withNext(inLocale("/auth/callback", localeIn(request)) + keep, nextIn(request));
  const { data, error } = await context
    .get(sessionContext)
    .client()
    .auth.signInWithOAuth({
      provider: provider as never,
      options: { skipBrowserRedirect: true, redirectTo: wholeAddress(back, request, context.get(requestContext)) },
    });
  return error ? backToLogin(request, "redirect_failed") : redirect(data.url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm("anyone", request, loginFields);
  const session = context.get(sessionContext);
  const facts = context.get(requestContext);
  switch (form.get("intent")) {
    case "resend":
      return resendConfirmation(form, request, session, facts);
    case "factor":
      return showFactor(form, request, session);
    case "text":
      return textCode(form, request, session);
    case "passkey":
      return signInByPasskey(form, request, session);
    case "recover":
      return recover(form, request, session, facts);
    default:
      return signInByPassword(form, request, session);
  }
}

export default function LoginPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("login");
  const { owed, by, demo, provider, captcha, unusedSessionHours, passkeys, company, mailsLeave, next, problem } =
    loaderData;
  if (owed) return <SecondFactor owed={owed} by={by} reply={reply} next={next} />;
  return (
    <AuthCard title={t("title")} intro={t("intro")} beside={demo && <DemoAccounts demo={demo} />}>
      <PasswordForm
        {...{ reply, provider, captcha, unusedSessionHours, passkeys, company, mailsLeave, next }}
        before={problem}
      />
    </AuthCard>
  );
}
