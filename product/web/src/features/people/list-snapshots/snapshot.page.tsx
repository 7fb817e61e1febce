import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/records/pagination";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { countsOf, listWith } from "#features/people/lists/queries.server.ts";
import { listsAddress } from "#features/people/lists/share/list-frame.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { mostCounted, pageLength, pageOf, type WorkerRow } from "#features/people/workers/queries.server.ts";
import { WorkerCells } from "#features/people/workers/share/worker-cells.tsx";
import { countUpTo, dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/snapshot.page";
import { comparison, snapshotWith } from "./queries.server.ts";
import { snapshotView } from "./schema.ts";
import { sinces } from "./sinces.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "list.view", messages: ["lists", "workers"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.view");
  const { locale } = context.get(requestContext);
  const list = await listWith(actor, recordId(params.listId));
  const snapshot = list && (await snapshotWith(list, recordId(params.snapshotId)));
  if (!list || !snapshot) throw pageNotFound(params.snapshotId);
  const { since, ...cursor } = snapshotView.parse(Object.fromEntries(pageAddress(request).searchParams));
  const found = comparison(actor, list, snapshot);
  const [timeZone, counts, page] = await Promise.all([
    timeZoneOf(actor),
    found && countsOf(sinces.map((name) => found[name])),
    found && pageOf(actor, found[since], locale, cursor),
  ]);
  const { id, takenAt, by, why } = snapshot;
  return {
    list: { id: list.id, name: list.name },
    snapshot: { id, takenAt, by, why },
    since,
    timeZone,
    counts: counts?.map((count) => count ?? 0),
    most: mostCounted,
    perPage: pageLength,
    page,
  };
}

/** The members of a list in a snapshot, and how that compares with today. */
export default function SnapshotPage({ loaderData }: Route.ComponentProps) {
  const { list, snapshot, since, timeZone, counts, most, perPage, page } = loaderData;
  const t = useTranslations("lists");
  const locale = useLocale();
  const here = inLocale(`${listsAddress}/${list.id}/moments/${snapshot.id}`, locale);
  const at = dayAndTime(snapshot.takenAt, locale, timeZone);
  const to = (more: Record<string, string>) => `${here}?${new URLSearchParams({ since, ...more })}`;
  return (
    <>
      <PageTitle>{t("snapshotTitle", { name: list.name, at })}</PageTitle>
      <p className="mb-2 text-compact">
        <Link
          to={inLocale(`${listsAddress}/${list.id}/moments`, locale)}
          className="touch-target text-fg-2 underline underline-offset-3"
        >
          {list.name}: {t("moments")}
        </Link>
      </p>
      <PageHeader
        title={t("snapshotTitle", { name: list.name, at })}
        description={t("snapshotIntro", { by: snapshot.by ?? t("system"), why: snapshot.why })}
      />
      {!page || !counts ? (
        <Callout tone="info">{t("mayNotSee")}</Callout>
      ) : (
        <>
          <LinkTabs label={t("compared")}>
            {sinces.map((name, index) => (
              <LinkTab key={name} current={name === since} count={countUpTo(counts[index]!, most, locale)}>
                <Link to={name === "kept" ? here : `${here}?since=${name}`}>{t(`since:${name}`)}</Link>
              </LinkTab>
            ))}
          </LinkTabs>
          <div className="pt-3.5">
            {page.rows.length === 0 ? (
              <p className="text-compact text-fg-2">{t("nobodySince")}</p>
            ) : (
              <People caption={t(`since:${since}`)} rows={page.rows} />
            )}
            {(page.hasPrevious || page.hasNext) && (
              <Pagination
                labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
                summary={t("perPage", { n: perPage })}
                previous={page.hasPrevious ? <Link to={to({ before: page.rows[0]!.id })} /> : undefined}
                next={page.hasNext ? <Link to={to({ after: page.rows.at(-1)!.id })} /> : undefined}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}

function People({ caption, rows }: { caption: string; rows: readonly WorkerRow[] }) {
  const t = useTranslations("lists");
  return (
    <Table caption={caption} density="tall">
      <TableHead>
        <TableHeading aria-sort="ascending">{t("worker")}</TableHeading>
        <TableHeading>{t("status")}</TableHeading>
        <TableHeading>{t("town")}</TableHeading>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <WorkerCells worker={row} />
            <TableCell className="text-fg-2">{row.town}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
