import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { MailboxEntry } from "#request/ports/mailbox.ts";
import { toneOf } from "#features/ground/letters/share/states.ts";

type MailboxTableProps = { entries: MailboxEntry[]; timeZone: string };

export function MailboxTable({ entries, timeZone }: MailboxTableProps) {
  const t = useTranslations("mailbox");
  const letters = useTranslations("letters");
  const locale = useLocale();
  return (
    <Table caption={t("list")}>
      <TableHead>
        <TableHeading>{t("subject")}</TableHeading>
        <TableHeading>{t("recipient")}</TableHeading>
        <TableHeading>{t("channel")}</TableHeading>
        <TableHeading>{t("state")}</TableHeading>
        <TableHeading>{t("written")}</TableHeading>
      </TableHead>
      <TableBody>
        {entries.map(({ id, subject, recipient, channel, state, createdAt }) => (
          <TableRow key={id}>
            <TableCell heading>
              <Link
                to={inLocale(`/admin/mailbox/${id}`, locale)}
                className="touch-target font-medium text-fg underline-offset-3 hover:underline"
              >
                {subject ?? letters("channel:sms")}
              </Link>
            </TableCell>
            <TableCell className="wrap-anywhere max-sm:w-full max-sm:text-fg-2">{recipient}</TableCell>
            <TableCell className="text-fg-2 max-sm:hidden">{letters(`channel:${channel}`)}</TableCell>
            <TableCell>
              <StatusLight tone={toneOf[state]}>{letters(`state:${state}`)}</StatusLight>
            </TableCell>
            <TableCell className="num whitespace-nowrap text-fg-2 max-sm:ml-auto">
              <time dateTime={createdAt.toISOString()}>{dayAndTime(createdAt, locale, timeZone)}</time>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
