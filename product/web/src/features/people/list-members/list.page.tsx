import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { Pagination } from "@product/ui/records/pagination";
import { filterSentence } from "#features/ground/filters/share/filter-sentence.ts";
import { useFilterWords } from "#features/people/workers/share/use-filter-words.ts";
import { countsOf, filterOf, headOf, listWith, membersSeen } from "#features/people/lists/queries.server.ts";
import { ListFrame, listsAddress } from "#features/people/lists/share/list-frame.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { filterChoices, mostCounted, pageLength } from "#features/people/workers/queries.server.ts";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/list.page";
import { removeMembers } from "./commands.server.ts";
import { MemberTable } from "./member-table.tsx";
import { memberPage } from "./queries.server.ts";
import { cursorIn, removeForm } from "./schema.ts";
import { addToListAddress } from "./share/add-to-list.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "list.view", messages: ["lists", "workers", "filters", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.view");
  const { locale } = context.get(requestContext);
  const list = await listWith(actor, recordId(params.listId));
  if (!list) throw pageNotFound(params.listId);
  const [head, page, [count], choices] = await Promise.all([
    headOf(list, locale),
    memberPage(actor, list, locale, cursorIn(pageAddress(request))),
    countsOf([membersSeen(actor, list)]),
    filterChoices(actor, locale),
  ]);
  const isStatic = list.kind === "static";
  const mayEdit = mayDo(actor, acts["list.edit"], list) && !head.isArchived;
  const { saved, headers } = takeSaved(request);
  return data(
    {
      head,
      page,
      filter: page && filterOf(list),
      choices,
      count: count === undefined ? undefined : { shown: count, most: mostCounted, perPage: pageLength },
      seesWorkers: isPermitted(actor, "worker.view"),
      may: {
        remove: mayEdit && isStatic,
        add: mayEdit && isStatic && !head.hasEnded,
        addElsewhere: isPermitted(actor, "list.edit"),
        export: page !== undefined && mayDo(actor, acts["list.export"], list),
        contracts: page !== undefined && isPermitted(actor, "worker.edit"),
      },
      saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  const id = recordId(params.listId);
  return formAction(
    "list.edit",
    removeForm,
    (actor, form) => removeMembers(actor, id, form),
    (_done, request) => recordAddress(listsAddress, id, request),
  )(sent);
};

/** The members of a list. */
export default function ListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, page, filter, choices, count, seesWorkers, may, saved, submissionKey } = loaderData;
  const words = useFilterWords(choices);
  const t = useTranslations("lists");
  const locale = useLocale();
  const here = inLocale(`${listsAddress}/${head.id}`, locale);
  return (
    <ListFrame
      list={head}
      part="members"
      count={count && countUpTo(count.shown, count.most, locale)}
      actions={
        <>
          {may.export && count && count.shown > 0 && (
            <Link to={`${here}/export.csv`} reloadDocument className={buttonClass("quiet")}>
              {t("export")}
            </Link>
          )}
          {may.contracts && seesWorkers && count && count.shown > 0 && (
            <Link
              to={inLocale(`/admin/workers/make-contracts?list=${head.id}`, locale)}
              className={buttonClass("quiet")}
            >
              {t("makeContracts")}
            </Link>
          )}
          {may.addElsewhere && filter && count && count.shown > 0 && (
            <Link to={inLocale(addToListAddress({ filter }), locale)} className={buttonClass("quiet")}>
              {t("addElsewhere")}
            </Link>
          )}
          {may.add && seesWorkers && (
            <Link to={inLocale("/admin/workers/list", locale)} className={buttonClass("primary")}>
              {t("addPeople")}
            </Link>
          )}
        </>
      }
    >
      {saved && (
        <div className="mb-3.5">
          <Callout tone="ok">{t("saved")}</Callout>
        </div>
      )}
      {filter && (
        <p className="mb-3.5 max-w-[90ch] text-compact text-pretty">
          <span className="text-fg-2">{t("filter")}:</span> {filterSentence(filter, words)}
        </p>
      )}
      {!page && <Callout tone="info">{t(seesWorkers ? "mayNotSee" : "mayNotSeeWorkers")}</Callout>}
      {page?.rows.length === 0 && (
        <EmptyState title={t("nobodyIn")}>
          {t(head.kind === "static" ? "nobodyInStatic" : "nobodyInDynamic")}
        </EmptyState>
      )}
      {page && page.rows.length > 0 && (
        <MemberTable
          listId={head.id}
          rows={page.rows}
          mayRemove={may.remove}
          reply={actionData}
          submissionKey={submissionKey}
        />
      )}
      {page && (page.hasPrevious || page.hasNext) && (
        <Pagination
          labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
          summary={t("perPage", { n: count?.perPage ?? 0 })}
          previous={page.hasPrevious ? <Link to={`${here}?before=${page.rows[0]!.id}`} /> : undefined}
          next={page.hasNext ? <Link to={`${here}?after=${page.rows.at(-1)!.id}`} /> : undefined}
        />
      )}
    </ListFrame>
  );
}
