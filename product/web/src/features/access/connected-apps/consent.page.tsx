import { useEffect } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { classes } from "@product/ui/classes";
import { AuthCard, authControlClass, authFormClass } from "#features/access/login/share/auth-card.tsx";
import { inLocale } from "#i18n/locale.ts";
import { actorContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/consent.page";
import { answerQuestion, askedQuestion, type Question } from "./questions.server.ts";
import { answerForm, questionId } from "./schema.ts";

export const handle = { needs: "authenticated", messages: ["connected-apps"] };

export const middleware = [routeMiddleware("authenticated")];

/** The address names a question: no other site gets to see where a visitor comes from. */
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data: id } = questionId.safeParse(pageAddress(request).searchParams.get("authorization_id"));
  const question = id ? await askedQuestion(context.get(sessionContext), id) : undefined;
  return question ? question : data({ hasEnded: true as const }, { status: 404 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const { data: form } = answerForm.safeParse(Object.fromEntries(await readForm(actor, request, answerForm)));
  const answered = form && (await answerQuestion(actor, form, context.get(sessionContext)));
  return answered ? answered : data({ hasEnded: true as const }, { status: 422 });
}

/** After the answer the question has ended, so the loader must not ask for it again. */
export const shouldRevalidate = () => false;

export default function ConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  if ("goTo" in shown) return <OnTheWay address={shown.goTo} />;
  return "question" in shown ? <AskedQuestion {...shown.question} /> : <Ended />;
}

function AskedQuestion({ id, app, host, email, scopes }: Question) {
  const t = useTranslations("connected-apps");
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === "POST" ? formData?.get("answer") : undefined;
  const name = app || t("unnamed");
  const known = (["openid", "profile", "email", "phone"] as const).filter((scope) => scopes.includes(scope));
  return (
    <AuthCard title={t("title", { app: name })} intro={t("intro", { app: name, email })}>
      <div className="mt-5.5 flex flex-col gap-2">
        <h2 className="font-medium">{t("learns")}</h2>
        <ul className="list-disc ps-5 text-fg-2">
          {known.map((scope) => (
            <li key={scope}>{t(`scope:${scope}`)}</li>
          ))}
        </ul>
        <p className="text-pretty text-fg-2">{t("limits")}</p>
        <p className="text-pretty wrap-anywhere text-fg-2">{t("leadsTo", { host })}</p>
      </div>
      <Form method="post" className={authFormClass}>
        <input type="hidden" name="question" value={id} />
        <Button
          type="submit"
          name="answer"
          value="approve"
          size="form"
          busy={busy === "approve"}
          className={`${authControlClass} w-full`}
        >
          {t("allow")}
        </Button>
        <Button
          type="submit"
          look="quiet"
          name="answer"
          value="deny"
          size="form"
          busy={busy === "deny"}
          className={`${authControlClass} w-full`}
        >
          {t("refuse")}
        </Button>
      </Form>
    </AuthCard>
  );
}

/** Goes on by itself; without a script the link does it, since no form may lead to another site. */
function OnTheWay({ address }: { address: string }) {
  const t = useTranslations("connected-apps");
  const { host } = new URL(address);
  useEffect(() => location.assign(address), [address]);
  return (
    <AuthCard title={t("goOn", { host })}>
      <div className={authFormClass}>
        <Callout tone="info">{t("onTheWay", { host })}</Callout>
        <a href={address} className={classes(buttonClass("primary", "form"), authControlClass)}>
          {t("goOn", { host })}
        </a>
      </div>
    </AuthCard>
  );
}

function Ended() {
  const t = useTranslations("connected-apps");
  return (
    <AuthCard title={t("goneTitle")} intro={t("goneText")}>
      <Link
        to={inLocale("/login", useLocale())}
        className={`${buttonClass("primary", "form")} ${authControlClass} mt-5.5`}
      >
        {t("home")}
      </Link>
    </AuthCard>
  );
}
