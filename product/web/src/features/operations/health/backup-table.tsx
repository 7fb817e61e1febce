import { useLocale, useTranslations } from "use-intl";
import { EmptyState } from "@product/ui/records/empty-state";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayAndTime, sizeOf } from "#i18n/format.ts";
import type { KeptBackup } from "#request/ports/health.ts";

type BackupTableProps = { backups: (KeptBackup & { isTried: boolean })[]; timeZone: string };

export function BackupTable({ backups, timeZone }: BackupTableProps) {
  const t = useTranslations("health");
  const locale = useLocale();
  if (backups.length === 0)
    return (
      <EmptyState title={t("noBackups")} heading="h3">
        {t("noBackupsText")}
      </EmptyState>
    );
  return (
    <Table caption={t("list")}>
      <TableHead>
        <TableHeading>{t("made")}</TableHeading>
        <TableHeading>{t("size")}</TableHeading>
        <TableHeading>{t("protection")}</TableHeading>
        <TableHeading>{t("trial")}</TableHeading>
      </TableHead>
      <TableBody>
        {backups.map(({ name, madeAt, bytes, isEncrypted, isTried }) => (
          <TableRow key={name}>
            <TableCell heading className="num font-medium whitespace-nowrap">
              <time dateTime={madeAt.toISOString()}>{dayAndTime(madeAt, locale, timeZone)}</time>
            </TableCell>
            <TableCell className="num whitespace-nowrap text-fg-2">{sizeOf(bytes, locale)}</TableCell>
            <TableCell label={t("protection")}>
              <StatusLight tone={isEncrypted ? "ok" : "idle"}>{t(isEncrypted ? "encrypted" : "plain")}</StatusLight>
            </TableCell>
            <TableCell label={t("trial")}>
              <StatusLight tone={isTried ? "ok" : "idle"}>{t(isTried ? "tried" : "notTried")}</StatusLight>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
