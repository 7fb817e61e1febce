import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { calendarDay, dayOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { DocumentsPageData } from "./documents.page.tsx";
import { StateLight } from "./share/state-light.tsx";

/** Versions once in force, rejected or revoked; kept until their term is over. */
export function OldVersions({ page: { rows, timeZone } }: { page: DocumentsPageData }) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const old = rows.flatMap(({ kind, now, next, versions }) =>
    versions.filter(({ id }) => id !== now?.id && id !== next?.id).map((version) => ({ kind, version })),
  );
  if (old.length === 0) return <p className="text-compact text-fg-2">{t("noOld")}</p>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t("oldVersions")}</h3>
      <Table caption={t("oldVersions")}>
        <TableHead>
          {(["document", "number", "validUntil", "state", "by", "files"] as const).map((column) => (
            <TableHeading key={column}>{t(column)}</TableHeading>
          ))}
        </TableHead>
        <TableBody>
          {old.map(({ kind, version }) => (
            <TableRow key={version.id}>
              <TableCell heading>
                {kind.name} <span className="text-xs text-fg-3">{t("version", { n: version.n })}</span>
              </TableCell>
              <TableCell label={t("number")}>{version.number ?? "—"}</TableCell>
              <TableCell label={t("validUntil")}>
                {version.validUntil ? calendarDay(version.validUntil, locale) : "—"}
              </TableCell>
              <TableCell label={t("state")}>
                <StateLight version={version} />
              </TableCell>
              <TableCell label={t("by")}>
                {[version.by, version.at && dayOf(version.at, locale, timeZone)].filter(Boolean).join(" · ") || "—"}
              </TableCell>
              <TableCell label={t("files")}>
                <span className="flex flex-wrap gap-x-3">
                  {version.files.map((file, place) => (
                    <a
                      key={file.id}
                      href={inLocale(`/admin/workers/documents/files/${file.id}`, locale)}
                      aria-label={t("downloadWhat", { name: `${kind.name} v${version.n}`, n: place + 1 })}
                      className="underline underline-offset-3"
                    >
                      {place + 1}
                    </a>
                  ))}
                  {version.files.length === 0 && "—"}
                </span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
