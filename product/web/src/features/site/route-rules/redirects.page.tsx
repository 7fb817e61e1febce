import { data } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { redirectHostsContext } from "#request/ports/redirect-hosts.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/redirects.page";
import { saveRouteRule } from "./commands.server.ts";
import { allRouteRules } from "./queries.server.ts";
import { RedirectFields } from "./redirect-fields.tsx";
import { RedirectTable } from "./redirect-table.tsx";
import { redirectForm, redirectsAddress } from "./schema.ts";

export const handle = { needs: "settings.edit", messages: ["redirects", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "settings.edit");
  const { saved, headers } = takeSaved(request);
  const rules = (await allRouteRules()).toSorted((a, b) => a.from.localeCompare(b.from));
  const wanted = pageAddress(request).searchParams.get("from");
  return data(
    { rules, edited: rules.find(({ from }) => from === wanted), saved, submissionKey: crypto.randomUUID() },
    { headers },
  );
}

export const action = formAction(
  "settings.edit",
  redirectForm,
  (actor, rule, { context }) => saveRouteRule(actor, rule, context.get(redirectHostsContext)),
  (_done, request) => inLocale(redirectsAddress, localeOf(pageAddress(request).pathname)),
);

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("redirects");
  const { rules, edited, saved, submissionKey } = loaderData;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} count={rules.length} description={t("intro")} />
      <div className="flex flex-col gap-6 pb-8">
        {saved && !actionData && <Callout tone="ok">{t("saved")}</Callout>}
        {rules.length === 0 ? <p className="text-sm text-fg-2">{t("none")}</p> : <RedirectTable rules={rules} />}
        <RedirectFields key={submissionKey} rule={edited} submissionKey={submissionKey} reply={actionData} />
      </div>
    </>
  );
}
