import { data, Link, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { loginAddress } from "#request/addresses/landing.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { provenAddress } from "#request/ports/proven-address.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/account.page";
import { linkAccount, takeAccount } from "./commands.server.ts";
import { AccountRoads } from "./account-roads.tsx";
import { workerBehind } from "./queries.server.ts";
import { whoseAccount } from "./whose-account.ts";

export const handle = { needs: "public", messages: ["account-offer"] };

// The address is the key: no other site may learn it.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const worker = await workerBehind(params.token);
  const offered = worker?.email != null ? worker : undefined;
  const offer = {
    isOffered: offered !== undefined,
    hasOne: offered?.userId != null,
    own: offered && whoseAccount(context.get(actorContext), context.get(sessionContext).signedIn, offered),
    token: params.token,
  };
  return data(offer, { status: offered ? 200 : 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const here = pageAddress(request);
  if (!(await workerBehind(params.token))?.email) throw pageNotFound(here.pathname);
  const session = context.get(sessionContext);
  const { id, locale, settings, report } = context.get(requestContext);
  if (here.searchParams.get("do") === "link") {
    const actor = context.get(actorContext);
    if (actor.kind !== "person") return redirect(loginAddress(locale, here.pathname), 303);
    const requestActor = { ...actor, request: { id, ...actor.request } };
    if (actor.viewedBy) return data({ done: "not-yours" as const }, { status: 422 });
    const proven = await provenAddress(session).then((address) => ({ address }), report);
    if (!proven) return data({ done: "not-now" as const }, { status: 503 });
    const done = await linkAccount(requestActor, params.token, proven.address);
    return done === "linked" ? redirect(here.pathname, 303) : data({ done }, { status: 422 });
  }
  const origin = settings.origin || new URL(request.url).origin;
  const done = await takeAccount(params.token, async (email, { name, language }) => {
    const redirectTo = `${origin}${inLocale("/workerpass", language)}`;
    const { data: invitation, error } = await session.admin().auth.admin.inviteUserByEmail(email, {
      data: { name, language },
      redirectTo,
    });
    if (error?.code === "email_exists") return "known";
    if (error) report(error);
    return invitation.user ? { userId: invitation.user.id } : "not-now";
  });
  return data({ done }, { status: done === "not-now" ? 503 : 200 });
}

/** The offer that nobody has to take. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account-offer");
  const locale = useLocale();
  const { isOffered, token } = loaderData;
  const done = actionData?.done;
  const problem = done && problems[done];
  const title = t(isOffered ? (done === "mailed" ? "mailedTitle" : "title") : "goneTitle");
  return (
    <Column className="flex max-w-lg flex-col items-start gap-4 py-12 sm:py-20">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{title}</h1>
      {!isOffered && <p className="text-pretty text-fg-2">{t("goneText")}</p>}
      {problem && (
        <Callout tone="bad" alert>
          {t(problem)}
        </Callout>
      )}
      {done === "mailed" && <p className="text-pretty text-fg-2">{t("mailed")}</p>}
      {isOffered && done !== "mailed" && <AccountRoads {...loaderData} done={done} />}
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

const problems = {
  "not-now": "notNow",
  "not-yours": "notYours",
  "other-record": "otherRecord",
  "has-one": undefined,
  known: undefined,
  mailed: undefined,
} as const;
