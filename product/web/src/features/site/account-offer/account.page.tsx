import { data, Form, Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/account.page";
import { takeAccount } from "./commands.server.ts";
import { workerBehind } from "./queries.server.ts";

export const handle = { needs: "public", messages: ["account-offer"] };

// The address is the key: no other site may learn it.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

export async function loader({ params }: Route.LoaderArgs) {
  const worker = await workerBehind(params.token);
  const isOffered = worker?.email != null;
  return data({ isOffered, hasOne: worker?.userId != null, token: params.token }, { status: isOffered ? 200 : 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!(await workerBehind(params.token))?.email) throw pageNotFound(pageAddress(request).pathname);
  const { settings, report } = context.get(requestContext);
  const origin = settings.origin || new URL(request.url).origin;
  const { admin } = context.get(sessionContext);
  const done = await takeAccount(params.token, async (email, { name, language }) => {
    const redirectTo = `${origin}${inLocale("/workerpass", language)}`;
    const { data: made, error } = await admin().auth.admin.inviteUserByEmail(email, {
      data: { name, language },
      redirectTo,
    });
    if (error) report(error);
    return made.user?.id;
  });
  return data({ done }, { status: done === "not-now" ? 503 : 200 });
}

/** The offer that nobody has to take. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account-offer");
  const locale = useLocale();
  const { isOffered, hasOne, token } = loaderData;
  const done = actionData?.done;
  const isSending = useNavigation().formMethod === "POST";
  const title = t(isOffered ? (done === "mailed" ? "mailedTitle" : "title") : "goneTitle");
  return (
    <Column className="flex max-w-lg flex-col items-start gap-4 py-12 sm:py-20">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{title}</h1>
      {!isOffered && <p className="text-pretty text-fg-2">{t("goneText")}</p>}
      {done === "not-now" && (
        <Callout tone="bad" alert>
          {t("notNow")}
        </Callout>
      )}
      {done === "mailed" && <p className="text-pretty text-fg-2">{t("mailed")}</p>}
      {isOffered && done !== "mailed" && (hasOne || done === "has-one") && (
        <>
          <p className="text-pretty text-fg-2">{t("has")}</p>
          <Link to={inLocale("/login", locale)} className={buttonClass("primary", "form")}>
            {t("signIn")}
          </Link>
        </>
      )}
      {isOffered && !hasOne && done !== "has-one" && done !== "mailed" && (
        <>
          <p className="text-pretty text-fg-2">{t("offer")}</p>
          <Form method="post" className="max-sm:w-full">
            <Button type="submit" size="form" busy={isSending} className="max-sm:w-full">
              {t("take")}
            </Button>
          </Form>
        </>
      )}
      {isOffered && (
        <Link
          to={inLocale(`/signup/status/${token}`, locale)}
          className="text-sm text-fg-2 underline underline-offset-3"
        >
          {t("back")}
        </Link>
      )}
    </Column>
  );
}
