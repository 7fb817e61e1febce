import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/badge";
import { Glyph } from "@product/ui/glyph";
import { StatusLight } from "@product/ui/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/table";
import { TableHeading } from "@product/ui/table-heading";
import { inLocale } from "#i18n/locale.ts";
import { phoneText } from "./phone-text.ts";
import type { WorkerRow } from "./queries.server.ts";
import { toneOf } from "./share/statuses.ts";
import { WorkerName } from "./share/worker-name.tsx";

type WorkerTableProps = { rows: readonly WorkerRow[]; showPhones: boolean; showEntities: boolean };

/** The people of one page. What the reader may not see has no column. */
export function WorkerTable({ rows, showPhones, showEntities }: WorkerTableProps) {
  const t = useTranslations("workers");
  return (
    <Table caption={t("list")} density="tall">
      <TableHead>
        <TableHeading aria-sort="ascending">
          <span className="inline-flex items-center gap-1 text-fg">
            {t("name")}
            <Glyph name="arrow-up" size={12} />
          </span>
        </TableHeading>
        <TableHeading>{t("status")}</TableHeading>
        <TableHeading>{t("roles")}</TableHeading>
        <TableHeading>{t("town")}</TableHeading>
        {showPhones && <TableHeading>{t("phone")}</TableHeading>}
        <TableHeading className="max-lg:hidden">{t("tags")}</TableHeading>
        {showEntities && <TableHeading className="max-xl:hidden">{t("entity")}</TableHeading>}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id} row={row} showPhones={showPhones} showEntities={showEntities} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ row, showPhones, showEntities }: Omit<WorkerTableProps, "rows"> & { row: WorkerRow }) {
  const t = useTranslations("workers");
  const { status, roles = [], town, mobile, tags = [], entity } = row;
  return (
    <TableRow>
      <TableCell heading>
        <WorkerName worker={row} />
      </TableCell>
      <TableCell>{status && <StatusLight tone={toneOf[status]}>{t(`status:${status}`)}</StatusLight>}</TableCell>
      <TableCell className="max-sm:w-full">
        <span className="flex flex-wrap gap-1">
          {roles.map((role) => (
            <Badge key={role}>{role}</Badge>
          ))}
        </span>
      </TableCell>
      <TableCell className="max-sm:text-fg-2">{town}</TableCell>
      {showPhones && (
        <TableCell className="num whitespace-nowrap max-sm:ml-auto">
          {mobile && (
            <a href={`tel:${mobile}`} className="touch-target underline-offset-3 hover:underline">
              {phoneText(mobile)}
            </a>
          )}
        </TableCell>
      )}
      <TableCell className="max-lg:hidden">
        <span className="flex flex-wrap gap-x-2 gap-y-1">
          {tags.map((tag) => (
            <TagLink key={tag} tag={tag} />
          ))}
        </span>
      </TableCell>
      {showEntities && <TableCell className="whitespace-nowrap text-fg-2 max-xl:hidden">{entity}</TableCell>}
    </TableRow>
  );
}

function TagLink({ tag }: { tag: string }) {
  const t = useTranslations("workers");
  const here = inLocale("/admin/workers/list", useLocale());
  return (
    <Link
      to={`${here}?${new URLSearchParams({ tag })}`}
      title={t("withTag", { tag })}
      className="touch-target rounded-[5px] text-fg-2 underline-offset-3 hover:underline"
    >
      <Badge outline>{tag}</Badge>
    </Link>
  );
}
