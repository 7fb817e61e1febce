import { useTranslations } from "use-intl";
import { chapters, moduleOf, type Chapter, type Module, type Permission } from "@product/domain/permissions/catalogue";
import type { GrantPath } from "@product/domain/permissions/explain";
import { Badge } from "@product/ui/records/badge";
import { EmptyState } from "@product/ui/records/empty-state";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { usePermissionWords } from "#features/ground/permissions/share/permission-name.tsx";
import { chosenText } from "#features/access/staff/chosen.ts";
import type { ShownMembership } from "#features/access/staff/queries.server.ts";
import { Section } from "./section.tsx";

export type Effective = { permission: Permission; paths: GrantPath<ShownMembership>[] };

/** Every permission that someone holds, with the ways it comes: what comes the same way stands in one row. */
export function EffectivePermissions({ permissions }: { permissions: readonly Effective[] }) {
  const t = useTranslations("staff");
  const words = usePermissionWords();
  if (permissions.length === 0)
    return (
      <div className="pt-5">
        <EmptyState title={t("noPermissions")}>{t("noPermissionsText")}</EmptyState>
      </div>
    );
  return (
    <div className="pt-5 pb-8">
      <Section id="permissions-of" heading={t("permissionsTitle")} why={t("permissionsWhy", { n: permissions.length })}>
        <Table caption={t("permissionsTitle")} density="compact" className="sm:table-fixed">
          <TableHead>
            <TableHeading className="sm:w-1/4">{t("of")}</TableHeading>
            <TableHeading className="sm:w-2/5">{t("may")}</TableHeading>
            <TableHeading>{t("through")}</TableHeading>
          </TableHead>
          {(Object.keys(chapters) as Chapter[]).map((chapter) => {
            const rows = chapters[chapter].flatMap((module) => rowsOf(module, permissions));
            return rows.length > 0 && <ChapterRows key={chapter} name={words.chapter(chapter)} rows={rows} />;
          })}
        </Table>
      </Section>
    </div>
  );
}

type Row = { module: Module; permissions: Permission[]; through: ShownMembership[] };

function ChapterRows({ name, rows }: { name: string; rows: Row[] }) {
  const t = useTranslations("staff");
  const words = usePermissionWords();
  const place = ({ placeName }: ShownMembership) => placeName ?? t("everywhere");
  return (
    <TableBody>
      <TableRow>
        <th
          scope="rowgroup"
          colSpan={3}
          className="border-line bg-bg-subtle px-3 sm:[tbody:not(:first-of-type)_&]:border-t text-left text-xs font-medium text-fg-2 max-sm:flex-1 max-sm:bg-transparent max-sm:px-0 sm:h-8 sm:border-b"
        >
          {name}
        </th>
      </TableRow>
      {rows.map(({ module, permissions, through }) => (
        <TableRow key={permissions[0]}>
          <TableCell heading className="font-medium max-sm:basis-full">
            {words.module(module)}
          </TableCell>
          <TableCell className="max-sm:w-full">{permissions.map((each) => words.action(each)).join(", ")}</TableCell>
          <TableCell className="max-sm:w-full">
            <span className="flex flex-wrap gap-1">
              {through.map((membership) => (
                <Badge key={chosenText(membership)}>
                  {t("at", { group: membership.name, place: place(membership) })}
                </Badge>
              ))}
            </span>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  );
}

function rowsOf(module: Module, permissions: readonly Effective[]): Row[] {
  const byWay = new Map<string, Row>();
  for (const { permission, paths } of permissions) {
    if (moduleOf(permission) !== module) continue;
    const through = paths.map(({ group }) => group);
    const way = through.map(chosenText).toSorted().join(" ");
    const row = byWay.get(way) ?? { module, permissions: [], through };
    row.permissions.push(permission);
    byWay.set(way, row);
  }
  return [...byWay.values()];
}
