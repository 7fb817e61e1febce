import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDayAt } from "#request/clock.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/complaints.page";
import { complaintRows } from "./queries.server.ts";
import { complaintsAddress } from "./schema.ts";

export const handle = { needs: "settings.delete", messages: ["complaints"] };

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "settings.delete");
  const rows = (await complaintRows()).map(({ id, name, receivedAt, answeredAt }) => ({
    id,
    name,
    receivedOn: homeDayAt(receivedAt),
    isAnswered: answeredAt !== null,
  }));
  return data({ rows }, { headers: { "Cache-Control": "no-store" } });
}

export default function ComplaintsPage({ loaderData: { rows } }: Route.ComponentProps) {
  const t = useTranslations("complaints");
  const locale = useLocale();
  return (
    <>
      <PageTitle>{t("listTitle")}</PageTitle>
      <PageHeader title={t("listTitle")} count={rows.length} description={t("listIntro")} />
      {rows.length === 0 ? (
        <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>
      ) : (
        <Table caption={t("table")}>
          <TableHead>
            <TableHeading>{t("from")}</TableHeading>
            <TableHeading>{t("received")}</TableHeading>
            <TableHeading>{t("state")}</TableHeading>
          </TableHead>
          <TableBody>
            {rows.map(({ id, name, receivedOn, isAnswered }) => (
              <TableRow key={id}>
                <TableCell heading>
                  <Link
                    to={inLocale(`${complaintsAddress}/${id}`, locale)}
                    className="touch-target underline underline-offset-3"
                  >
                    {name}
                  </Link>
                </TableCell>
                <TableCell label={t("received")}>{calendarDay(receivedOn, locale)}</TableCell>
                <TableCell label={t("state")}>{t(isAnswered ? "answered" : "waiting")}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}
