import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { mostContracts } from "@product/domain/papers/contracts-for-many";
import { workerList } from "@product/domain/people/worker-list";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { choosableTemplates } from "#features/company/contract-templates/queries.server.ts";
import { viewIn } from "#features/ground/listing/schema.ts";
import { chosenBy } from "#features/people/bulk-changes/queries.server.ts";
import { bulkAskedIn } from "#features/people/bulk-changes/schema.ts";
import { seesPhones } from "#features/people/workers/queries.server.ts";
import { filterOf } from "#features/people/workers/share/view-filter.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/make-contracts.page";
import { listIn } from "./forms.ts";
import { membersOf } from "./queries.server.ts";
import { runAction, type ContractsReply } from "./actions.ts";
import { ContractsPreviewCard } from "./preview-card.tsx";
import { TermsForm } from "./terms-form.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "worker.edit",
  messages: ["contracts-for-many", "engagements", "forms", "request"],
};

const ways = ["new", "renew"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "worker.view");
  const actor = requirePermission(context, "worker.edit");
  const { locale } = context.get(requestContext);
  const { searchParams } = pageAddress(request);
  const { ids, all, from } = bulkAskedIn(searchParams);
  const count = (name: string) => Number(searchParams.get(name)) || 0;
  const done = { made: count("done"), leftOut: count("left"), isSent: searchParams.has("sent") };
  const listed = viewIn(workerList, { searchParams: new URLSearchParams(from) });
  const list = listIn(searchParams);
  const found = async () =>
    all
      ? { filter: filterOf(listed, seesPhones(actor)) }
      : { ids: list ? await membersOf(actor, list, locale, mostContracts + 1) : ids };
  const [chosen, templates] = await Promise.all([
    done.made ? [] : chosenBy(actor, await found()),
    choosableTemplates(),
  ]);
  return {
    from,
    back: list ? `/admin/lists/${list}` : `/admin/workers/list${from}`,
    how: ways.find((way) => way === searchParams.get("how")) ?? "new",
    done,
    count: chosen.length,
    workers: chosen.length > mostContracts ? "" : chosen.map(({ id }) => id).join(","),
    templates: templates.map(({ id, name, isSample }) => ({ id, name, isSample })),
    mayPay: isPermitted(actor, "pay.edit"),
    submissionKey: crypto.randomUUID(),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  requirePermission(context, "worker.view");
  requirePermission(context, "worker.edit");
  return runAction({ request, context });
}

/** Contracts for those who are selected: first who would get one, then the button that makes them. */
export default function MakeContractsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { from, back, how, done, count, workers, templates, mayPay, submissionKey } = loaderData;
  const t = useTranslations("contracts-for-many");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const at = (change: Record<string, string>) => {
    const params = new URLSearchParams(search);
    params.delete("do");
    for (const [name, value] of Object.entries(change)) params.set(name, value);
    return `${pathname}?${params}`;
  };
  const answer = actionData as ContractsReply | undefined;
  const shown = answer?.shown;
  const reply = answer?.result ? { result: answer.result, refusals: answer.refusals ?? [] } : undefined;
  const isTooMany = count > mostContracts;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        description={count > 0 && !isTooMany ? `${t("chosen", { n: count })} ${t("intro")}` : undefined}
        actions={<WayBack to={inLocale(back, locale)}>{t("back")}</WayBack>}
      />
      {done.made > 0 ? (
        <div className="flex max-w-2xl flex-col gap-3">
          <Callout tone="ok">
            {t("done", { n: done.made })} {done.isSent && t("doneSent")}
          </Callout>
          {done.leftOut > 0 && <Callout tone="warn">{t("doneLeftOut", { n: done.leftOut })}</Callout>}
        </div>
      ) : count === 0 ? (
        <EmptyState title={t("nobodyTitle")}>{t("nobodyText")}</EmptyState>
      ) : isTooMany ? (
        <EmptyState title={t("tooManyTitle")}>{t("tooManyText", { most: mostContracts })}</EmptyState>
      ) : (
        <div className="flex max-w-2xl flex-col gap-5 pb-8">
          <nav aria-label={t("how")} className="flex flex-wrap gap-2">
            {ways.map((way) => (
              <Link
                key={way}
                to={at({ how: way })}
                aria-current={way === how ? "true" : undefined}
                className={buttonClass(way === how ? "primary" : "quiet")}
              >
                {t(`how:${way}`)}
              </Link>
            ))}
          </nav>
          <TermsForm
            {...{ how, templates, mayPay, reply }}
            action={at({ how, do: `preview-${how}` })}
            hidden={{ workers, from }}
            typed={shown?.typed}
          />
          {shown && (
            <ContractsPreviewCard
              shown={shown}
              action={at({ how, do: `make-${how}` })}
              from={from}
              submissionKey={submissionKey}
            />
          )}
        </div>
      )}
    </>
  );
}
