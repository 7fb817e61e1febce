import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isOwnAddress } from "@product/domain/site/own-addresses";
import type { RouteRule } from "@product/domain/site/route-rules";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { inLocale } from "#i18n/locale.ts";
import { redirectsAddress } from "./schema.ts";

export function RedirectTable({ rules }: { rules: readonly RouteRule[] }) {
  const t = useTranslations("redirects");
  const here = inLocale(redirectsAddress, useLocale());
  return (
    <Table caption={t("table")}>
      <TableHead>
        <TableHeading>{t("from")}</TableHeading>
        <TableHeading>{t("to")}</TableHeading>
        <TableHeading>{t("status")}</TableHeading>
        <TableHeading>{t("active")}</TableHeading>
        <TableHeading>{t("edit")}</TableHeading>
      </TableHead>
      <TableBody>
        {rules.map(({ from, to, status, active }) => (
          <TableRow key={from}>
            <TableCell heading className="font-mono text-xs wrap-anywhere">
              {from}
            </TableCell>
            <TableCell label={t("to")} className="font-mono text-xs wrap-anywhere">
              {to}
            </TableCell>
            <TableCell label={t("status")}>{t(`status:${status}`)}</TableCell>
            <TableCell label={t("active")}>{t(isOwnAddress(from) ? "leftOut" : active ? "yes" : "no")}</TableCell>
            <TableCell>
              <Link
                to={`${here}?${new URLSearchParams({ from })}`}
                aria-label={t("editOne", { from })}
                className="touch-target text-primary-text underline underline-offset-3"
              >
                {t("edit")}
              </Link>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
