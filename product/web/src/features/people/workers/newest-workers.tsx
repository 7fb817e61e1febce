import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayOf } from "#i18n/format.ts";
import type { WorkerRow } from "./queries.server.ts";
import { WorkerCells } from "./share/worker-cells.tsx";

/** The workers who were added last. */
export function NewestWorkers({ rows, timeZone }: { rows: readonly WorkerRow[]; timeZone: string }) {
  const t = useTranslations("workers");
  const locale = useLocale();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {t("newest")}
      </h2>
      <Table caption={t("newest")} density="tall">
        <TableHead>
          <TableHeading>{t("name")}</TableHeading>
          <TableHeading>{t("status")}</TableHeading>
          <TableHeading>{t("roles")}</TableHeading>
          <TableHeading>{t("town")}</TableHeading>
          <TableHeading>{t("since")}</TableHeading>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <WorkerCells worker={row} />
              <TableCell className="text-fg-2 max-sm:w-full">{row.roles?.join(", ")}</TableCell>
              <TableCell className="text-fg-2">{row.town}</TableCell>
              <TableCell className="num whitespace-nowrap text-fg-2 max-sm:ml-auto">
                {row.createdAt && dayOf(row.createdAt, locale, timeZone)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
