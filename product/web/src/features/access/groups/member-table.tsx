import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { usePlaceWords } from "./group-words.ts";
import type { Member } from "./queries.server.ts";

type MemberTableProps = { members: readonly Member[]; placeNames: Record<string, string>; timeZone: string };

export function MemberTable({ members, placeNames, timeZone }: MemberTableProps) {
  const t = useTranslations("groups");
  const locale = useLocale();
  const placeOf = usePlaceWords(placeNames);
  if (members.length === 0) return <p className="text-compact text-fg-2">{t("noMembers")}</p>;
  return (
    <Table caption={t("membersHeading")}>
      <TableHead>
        <TableHeading>{t("name")}</TableHeading>
        <TableHeading>{t("where")}</TableHeading>
        <TableHeading>{t("since")}</TableHeading>
      </TableHead>
      <TableBody>
        {members.map(({ userId, name, scope, since }) => (
          <TableRow key={`${userId} ${placeOf(scope)}`}>
            <TableCell heading>
              <span className="flex items-center gap-2.5">
                <Avatar name={name} seed={userId} />
                <Link
                  to={inLocale(`/admin/staff/${userId}`, locale)}
                  className="touch-target font-medium text-fg underline-offset-3 hover:underline"
                >
                  {name}
                </Link>
              </span>
            </TableCell>
            <TableCell label={t("where")}>{placeOf(scope)}</TableCell>
            <TableCell label={t("since")} className="num text-fg-2">
              <time dateTime={since.toISOString()}>{dayAndTime(since, locale, timeZone)}</time>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
