import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { listPurposes } from "@product/domain/people/lists";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { Field } from "@product/ui/controls/field";
import { Glyph } from "@product/ui/glyph";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/records/pagination";
import { SelectField } from "@product/ui/controls/select-field";
import { FilterForm } from "#features/ground/listing/share/filter-form.tsx";
import { mostCounted } from "#features/people/workers/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/lists.page";
import { ListTable } from "./list-table.tsx";
import { listPage, listsPerPage, viewCounts } from "./list-page.server.ts";
import { listsView, type ListsView } from "./schema.ts";
import { listsAddress } from "./share/list-frame.tsx";
import { listViews } from "./views.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "list.view", messages: ["lists"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.view");
  const { locale } = context.get(requestContext);
  const view = listsView.parse(Object.fromEntries(pageAddress(request).searchParams));
  const [page, counts] = await Promise.all([listPage(actor, view, locale), viewCounts(actor)]);
  return {
    ...page,
    view,
    counts,
    most: mostCounted,
    perPage: listsPerPage,
    mayCreate: isPermitted(actor, "list.create"),
  };
}

export default function ListsPage({ loaderData }: Route.ComponentProps) {
  const { rows, view, counts, most, perPage, hasPrevious, hasNext, mayCreate } = loaderData;
  const t = useTranslations("lists");
  const here = inLocale(listsAddress, useLocale());
  const to = (more: Partial<ListsView>) =>
    `${here}${queryOf({ ...view, after: undefined, before: undefined, ...more })}`;
  const isFiltered = view.q !== "" || view.purpose !== undefined;
  const create = mayCreate && (
    <Link to={`${here}/create`} className={buttonClass("primary")}>
      {t("newList")}
    </Link>
  );
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        count={counts.current}
        description={t("intro")}
        actions={
          <>
            {mayCreate && counts.current > 1 && (
              <Link to={`${here}/combine`} className={buttonClass("quiet")}>
                {t("combine")}
              </Link>
            )}
            {create}
          </>
        }
      />
      <LinkTabs label={t("views")}>
        {listViews.map((name) => (
          <LinkTab key={name} current={name === view.view} count={counts[name]}>
            <Link to={`${here}${queryOf({ view: name, q: "" })}`}>{t(`view:${name}`)}</Link>
          </LinkTab>
        ))}
      </LinkTabs>
      <div className="pt-3.5">
        {(counts[view.view] > 0 || isFiltered) && <ListFilter view={view} />}
        {rows.length === 0 ? (
          <EmptyState
            title={t(isFiltered ? "noMatch" : `empty:${view.view}`)}
            action={
              isFiltered ? (
                <Link to={to({ q: "", purpose: undefined })} className={buttonClass("quiet")}>
                  {t("clear")}
                </Link>
              ) : (
                view.view === "current" && create
              )
            }
          >
            {t(isFiltered ? "noMatchText" : view.view === "current" ? "emptyText" : "emptyOther")}
          </EmptyState>
        ) : (
          <ListTable rows={rows} mostCounted={most} isEnded={view.view === "ended"} />
        )}
        {(hasPrevious || hasNext) && (
          <Pagination
            labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
            summary={t("perPage", { n: perPage })}
            previous={hasPrevious ? <Link to={to({ before: rows[0]!.id })} /> : undefined}
            next={hasNext ? <Link to={to({ after: rows.at(-1)!.id })} /> : undefined}
          />
        )}
      </div>
    </>
  );
}

function ListFilter({ view: { view, q, purpose } }: { view: ListsView }) {
  const t = useTranslations("lists");
  return (
    <FilterForm key={`${view} ${q} ${purpose}`} className="mb-3.5" send={t("show")}>
      {view !== "current" && <input type="hidden" name="view" value={view} />}
      <div className="w-72 max-w-full max-sm:w-full">
        <Field
          name="q"
          type="search"
          label={t("search")}
          icon={<Glyph name="search" />}
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="w-48 max-sm:flex-1">
        <SelectField name="purpose" label={t("purpose")} defaultValue={purpose ?? ""}>
          <option value="">{t("any")}</option>
          {listPurposes.map((each) => (
            <option key={each} value={each}>
              {t(`purpose:${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </FilterForm>
  );
}

/** Only what differs from the plain page. */
function queryOf({ view, ...filters }: Partial<ListsView>): string {
  const filled = Object.entries({ view: view === "current" ? undefined : view, ...filters }).filter(
    ([, value]) => value,
  );
  return filled.length === 0 ? "" : `?${new URLSearchParams(filled as [string, string][])}`;
}
