import { clockNow } from "#request/clock.ts";
import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { Pagination } from "@product/ui/records/pagination";
import { inLocale } from "#i18n/locale.ts";
import { PageHead } from "#features/ground/pages/share/page-head.tsx";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/audit.page";
import { AuditFilterForm } from "./audit-filter.tsx";
import { AuditTable } from "./audit-table.tsx";
import { AuditViews } from "./audit-views.tsx";
import { auditorIn } from "./auditor.ts";
import { peopleNames } from "./names.server.ts";
import { auditPage, timeZoneOf } from "./queries.server.ts";
import { actIdIn, askedIn } from "./schema.ts";
import { SealLight } from "./seal-light.tsx";
import { sealState } from "./seal-state.server.ts";
import { isPermitted } from "@product/domain/actor";

export const handle = { needs: "audit.view", messages: ["audit"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, actorId, seesWorkers } = auditorIn(context, "audit.view");
  const { locale } = context.get(requestContext);
  const { searchParams } = pageAddress(request);
  const { typed, faults, filter } = askedIn(searchParams);
  const before = actIdIn(searchParams.get("before"));
  const timeZone = await timeZoneOf(actor);
  const [page, sealed, people] = await Promise.all([
    filter ? auditPage(filter, { actorId, timeZone, before, seesWorkers }, locale) : { rows: [], older: undefined },
    sealState(clockNow()),
    peopleNames(typed.person ? [typed.person] : []),
  ]);
  return {
    ...page,
    sealed,
    typed,
    faults,
    // A reader who follows a link to one person's acts has not typed that id, so the page shows the name.
    personName: people.get(typed.person ?? ""),
    isFirst: before === undefined,
    mayExport: isPermitted(actor, "audit.export", "everywhere") && !(actor.kind === "person" && actor.viewedBy),
    timeZone,
  };
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("audit");
  const here = inLocale("/admin/audit", useLocale());
  const { search } = useLocation();
  const { rows, older, sealed, typed, faults, personName, isFirst, mayExport, timeZone } = loaderData;
  const isFaulty = Object.keys(faults).length > 0;
  const isFiltered = Object.keys(typed).length > 0;
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("intro")}
        actions={
          mayExport &&
          rows.length > 0 && (
            <form method="post" action={`${here}/export${withoutPlace(search)}`}>
              <Button look="quiet" type="submit" className="max-sm:h-10 max-sm:w-full">
                {t("export")}
              </Button>
            </form>
          )
        }
      />
      <SealLight sealed={sealed} timeZone={timeZone} />
      <AuditViews by={typed.by} />
      <AuditFilterForm typed={typed} faults={faults} personName={personName} />
      {rows.length === 0 ? (
        <EmptyState
          title={t(isFaulty ? "mendTitle" : isFiltered ? "noMatchTitle" : "emptyTitle")}
          action={
            isFiltered && (
              <Link to={here} className={buttonClass("quiet")}>
                {t("clear")}
              </Link>
            )
          }
        >
          {t(isFaulty ? "mendText" : isFiltered ? "noMatchText" : "emptyText")}
        </EmptyState>
      ) : (
        <>
          <AuditTable rows={rows} timeZone={timeZone} />
          {isFirst && !older ? (
            <p className="num py-2.5 text-compact text-fg-2">{t("shown", { n: rows.length })}</p>
          ) : (
            <Pagination
              labels={{ pagination: t("pages"), previous: t("newest"), next: t("older") }}
              summary={t(older ? "shownOfMore" : "shown", { n: rows.length })}
              previous={isFirst ? undefined : <Link to={`${here}${withoutPlace(search)}`} />}
              next={older ? <Link to={`${here}${withoutPlace(search, older)}`} /> : undefined}
            />
          )}
        </>
      )}
    </>
  );
}

/** The same filter at another place of the list: at its beginning, or behind an act. */
function withoutPlace(search: string, before?: string): string {
  const query = new URLSearchParams(search);
  query.delete("before");
  for (const name of new Set(query.keys())) if (query.get(name) === "") query.delete(name);
  if (before) query.set("before", before);
  return query.size > 0 ? `?${query}` : "";
}
