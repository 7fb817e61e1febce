import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayOf, numberOf } from "#i18n/format.ts";
import type { VersionRow } from "./queries.server.ts";

/** The published versions with their dates, and the drafts and applications on each. */
export function VersionTable({ rows, timeZone }: { rows: readonly VersionRow[]; timeZone: string }) {
  const t = useTranslations("signup-forms");
  const locale = useLocale();
  return (
    <section aria-labelledby="versions" className="flex max-w-3xl flex-col gap-3 border-t border-line py-5">
      <div>
        <h2 id="versions" className="text-sm font-semibold">
          {t("versions")}
        </h2>
        <p className="mt-0.5 text-compact text-fg-2">{rows.length === 0 ? t("noVersions") : t("versionsWhy")}</p>
      </div>
      {rows.length > 0 && (
        <Table caption={t("versions")}>
          <TableHead>
            <TableHeading>{t("version")}</TableHeading>
            <TableHeading>{t("publishedAt")}</TableHeading>
            <TableHeading numeric>{t("drafts")}</TableHeading>
            <TableHeading numeric>{t("applications")}</TableHeading>
            <TableHeading>{t("compare")}</TableHeading>
          </TableHead>
          <TableBody>
            {rows.map(({ id, number, publishedAt, drafts, all }) => (
              <TableRow key={id}>
                <TableCell heading>{numberOf(number, locale)}</TableCell>
                <TableCell label={t("publishedAt")} className="num">
                  {publishedAt && dayOf(publishedAt, locale, timeZone)}
                </TableCell>
                <TableCell numeric label={t("drafts")}>
                  {numberOf(drafts, locale)}
                </TableCell>
                <TableCell numeric label={t("applications")}>
                  {numberOf(all - drafts, locale)}
                </TableCell>
                <TableCell label={t("compare")}>
                  {number > 1 && (
                    <Link
                      to={`?compare=${number}`}
                      preventScrollReset
                      aria-label={t("compareWith", { number: String(number) })}
                      className="underline underline-offset-3"
                    >
                      {t("compare")}
                    </Link>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
