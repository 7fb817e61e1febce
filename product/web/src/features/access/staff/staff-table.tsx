import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { Badge } from "@product/ui/records/badge";
import { Glyph } from "@product/ui/glyph";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { StaffRow } from "./queries.server.ts";
import { MembershipBadge } from "./share/membership-badge.tsx";
import { toneOf } from "./states.ts";

/** A row holds what the reader may see, and nothing else. */
export type ShownRow = { id: string } & Partial<StaffRow>;

type StaffTableProps = { people: ShownRow[]; timeZone: string };

export function StaffTable({ people, timeZone }: StaffTableProps) {
  const t = useTranslations("staff");
  return (
    <Table caption={t("list")} density="tall">
      <TableHead>
        <TableHeading>{t("name")}</TableHeading>
        <TableHeading>{t("groups")}</TableHeading>
        <TableHeading>{t("secondFactor")}</TableHeading>
        <TableHeading>{t("lastSeen")}</TableHeading>
        <TableHeading>{t("states")}</TableHeading>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} timeZone={timeZone} />
        ))}
      </TableBody>
    </Table>
  );
}

function PersonRow({ person, timeZone }: { person: ShownRow; timeZone: string }) {
  const t = useTranslations("staff");
  const locale = useLocale();
  const { id, name = "", email, groups = [], secondFactor, lastSeen, state = "active" } = person;
  return (
    <TableRow>
      <TableCell heading className="max-sm:basis-full">
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={name} seed={id} size={32} />
          <span className="flex min-w-0 flex-col">
            <Link
              to={inLocale(`/admin/staff/${id}`, locale)}
              className="touch-target font-medium text-fg underline-offset-3 hover:underline"
            >
              {name}
            </Link>
            {email !== undefined && <span className="text-xs wrap-anywhere text-fg-2">{email}</span>}
          </span>
        </span>
      </TableCell>
      <TableCell className="max-sm:w-full">
        <span className="flex flex-wrap gap-1">
          {groups.map((membership) => (
            <MembershipBadge key={membership.key + (membership.placeName ?? "")} membership={membership} />
          ))}
          {groups.length === 0 && <span className="text-fg-3">{t("noGroups")}</span>}
        </span>
      </TableCell>
      <TableCell label={t("secondFactor")} className="whitespace-nowrap">
        <SecondFactor isOn={secondFactor ?? false} />
      </TableCell>
      <TableCell label={t("lastSeen")} className="num whitespace-nowrap text-fg-2">
        {lastSeen ? (
          <time dateTime={lastSeen.toISOString()}>{dayAndTime(lastSeen, locale, timeZone)}</time>
        ) : (
          <span className="text-fg-3">{t("never")}</span>
        )}
      </TableCell>
      {/* On phones the tab above says it. */}
      <TableCell className="whitespace-nowrap max-sm:hidden">
        <StatusLight tone={toneOf[state]}>{t(`state:${state}`)}</StatusLight>
      </TableCell>
    </TableRow>
  );
}

/** Without one, a guessed password is enough: worth a look, so it is amber. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const t = useTranslations("staff");
  return isOn ? (
    <Badge tone="ok" icon={<Glyph name="check" />}>
      {t("secondFactor:on")}
    </Badge>
  ) : (
    <Badge tone="warn" icon={<Glyph name="alert" />}>
      {t("secondFactor:off")}
    </Badge>
  );
}
