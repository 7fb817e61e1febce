import { data, Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageHead } from "#features/ground/pages/share/page-head.tsx";
import { requestContext } from "#request/context.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/demo-data.page";
import { AskFirst } from "./ask-first.tsx";
import { loadDemo, removeDemo } from "./commands.server.ts";
import { KeptTable } from "./kept-table.tsx";
import { demoState } from "./queries.server.ts";
import { demoForm } from "./schema.ts";
import { StateTable } from "./state-table.tsx";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "settings.view", messages: ["demo-data", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const { locale, demo } = context.get(requestContext);
  const { part, headers } = takeSaved(request);
  return data(
    {
      // The names are of every company and place: nobody who keeps one of them reads those of others.
      state: await demoState(locale, isPermitted(actor, "settings.view", "everywhere")),
      demo,
      mayLoad: isPermitted(actor, "settings.edit"),
      mayRemove: isPermitted(actor, "settings.delete"),
      done: part as Done | undefined,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = (sent: Route.ActionArgs) => runAction(sent);

type Done = "loaded" | "removed";
const backTo = (done: Done) => (_counts: unknown, request: Request) => `${pageAddress(request).pathname}#${done}`;
const load = formAction("settings.edit", demoForm, loadDemo, backTo("loaded"));
const remove = formAction("settings.delete", demoForm, removeDemo, backTo("removed"));

function runAction(sent: Sent) {
  requirePermission(sent.context, "settings.view");
  return runNamedAction({ load, remove }, sent);
}

/**
 * The demo data that is there, can be loaded, can be removed, or would stay. Loading and removing ask for confirmation.
 */
export default function DemoDataPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("demo-data");
  const here = inLocale("/admin/settings/demo", useLocale());
  const [search] = useSearchParams();
  const { state, demo, done, submissionKey } = loaderData;
  const total = (of: "missing" | "removable" | "kept") => state.reduce((sum, kind) => sum + kind[of], 0);
  const canLoad = loaderData.mayLoad && total("missing") > 0;
  const canRemove = loaderData.mayRemove && total("removable") > 0;
  const chosenAction = search.get("ask") ?? search.get("do");
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("intro")}
        actions={
          <>
            {canRemove && (
              <Link to={`${here}?ask=remove`} className={buttonClass("danger")}>
                {t("remove")}
              </Link>
            )}
            {canLoad && (
              <Link to={`${here}?ask=load`} className={buttonClass(canRemove ? "quiet" : "primary")}>
                {t("load")}
              </Link>
            )}
          </>
        }
      />
      <div className="flex max-w-3xl flex-col gap-6 pb-8">
        <Rejection reply={reply} fields={[]} />
        {done && <Callout tone="ok">{t(`done:${done}`)}</Callout>}
        {chosenAction === "load" && canLoad && (
          <AskFirst actionName="load" state={state} submissionKey={submissionKey} />
        )}
        {chosenAction === "remove" && canRemove && (
          <AskFirst actionName="remove" state={state} submissionKey={submissionKey} />
        )}
        {demo && <Callout tone="info">{t("inDemo")}</Callout>}
        <StateTable state={state} />
        {state.some(({ named }) => named.length > 0) && <KeptTable state={state} />}
      </div>
    </>
  );
}
