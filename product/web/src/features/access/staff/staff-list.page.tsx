import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { holdsAnywhere } from "@product/domain/permissions/grants";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/records/pagination";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/staff-list.page";
import { groupsToChoose, staffPage } from "./queries.server.ts";
import { readerOf } from "./reader.ts";
import { staffView, type StaffView } from "./schema.ts";
import { states } from "./states.ts";
import { StaffFilter } from "./staff-filter.tsx";
import { StaffTable } from "./staff-table.tsx";

export const handle = { needs: "staff.view", messages: ["staff"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reader, timeZone } = await readerOf(context);
  const view = staffView.parse(Object.fromEntries(pageAddress(request).searchParams));
  const [page, groups] = await Promise.all([staffPage(reader, view), groupsToChoose(reader.locale)]);
  return {
    view,
    timeZone,
    ...page,
    groups: groups.map(({ key, name }) => ({ key, name })),
    may: {
      review: holdsAnywhere(reader.grants, "group.view"),
      invite: holdsAnywhere(reader.grants, "staff.create"),
      seeContact: holdsAnywhere(reader.grants, "staff.view.contact"),
    },
  };
}

export default function StaffListPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("staff");
  const locale = useLocale();
  useLive(["staff", "account"]);
  const { view, counts, people, pageLength, groups, timeZone, may } = loaderData;
  const here = inLocale("/admin/staff", locale);
  const to = (changes: Partial<StaffView>) => `${here}${searchOf({ ...view, page: 1, ...changes })}`;
  const all = counts[view.state];
  const first = (view.page - 1) * pageLength;
  const isFiltered = view.q !== "" || view.group !== "";
  const inviting = may.invite && (
    <Link to={inLocale("/admin/staff/invite", locale)} className={buttonClass("primary")}>
      {t("invite")}
    </Link>
  );
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        count={isFiltered ? undefined : counts.active}
        description={t("intro")}
        actions={
          <>
            {may.review && (
              <Link to={inLocale("/admin/staff/review", locale)} className={buttonClass("quiet")}>
                {t("review")}
              </Link>
            )}
            {inviting}
          </>
        }
      />
      <LinkTabs label={t("states")}>
        {states.map((state) => (
          <LinkTab key={state} current={state === view.state} count={counts[state]}>
            <Link to={to({ state })}>{t(`tab:${state}`)}</Link>
          </LinkTab>
        ))}
      </LinkTabs>
      <div className="pt-3.5">
        {(all > 0 || isFiltered) && <StaffFilter view={view} groups={groups} byEmail={may.seeContact} />}
        {people.length === 0 ? (
          <EmptyState
            title={isFiltered ? t("noMatch") : t(`empty:${view.state}`)}
            action={
              isFiltered ? (
                <Link to={to({ q: "", group: "" })} className={buttonClass("quiet")}>
                  {t("clear")}
                </Link>
              ) : (
                view.state !== "deactivated" && inviting
              )
            }
          >
            {isFiltered ? t("noMatchText") : t(`emptyText:${view.state}`)}
          </EmptyState>
        ) : (
          <StaffTable people={people} timeZone={timeZone} />
        )}
        {all > pageLength && (
          <Pagination
            labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
            summary={t("shown", { from: Math.min(first + 1, all), to: Math.min(first + pageLength, all), all })}
            previous={view.page > 1 ? <Link to={to({ page: view.page - 1 })} /> : undefined}
            next={first + pageLength < all ? <Link to={to({ page: view.page + 1 })} /> : undefined}
          />
        )}
      </div>
    </>
  );
}

/** Only what is not as usual stands in the address. */
function searchOf({ state, q, group, page }: StaffView): string {
  const params = new URLSearchParams({
    ...(state !== "active" && { state }),
    ...(q && { q }),
    ...(group && { group }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `?${params}` : "";
}
