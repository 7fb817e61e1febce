import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayOf, termOf } from "#i18n/format.ts";
import type { HeldClass } from "./queries.server.ts";

/** Each class of data: how much, why, how long, and what erasing would do to it. */
export function PlanTable({ heldClasses }: { heldClasses: readonly HeldClass[] }) {
  const t = useTranslations("subject-data");
  const locale = useLocale();
  const does = ({ does: what, until }: HeldClass) => {
    if (what === "delete") return t("does:delete");
    if (what === "unlink") return t("does:unlink");
    if (!until) return t("keptUnreadable");
    return t(`does:${what}`, { day: dayOf(new Date(`${until}T12:00:00Z`), locale, "UTC") });
  };
  return (
    <Table caption={t("heading")}>
      <TableHead>
        <TableHeading>{t("dataClass")}</TableHeading>
        <TableHeading>{t("records")}</TableHeading>
        <TableHeading>{t("basis")}</TableHeading>
        <TableHeading>{t("term")}</TableHeading>
        <TableHeading>{t("onErasure")}</TableHeading>
      </TableHead>
      <TableBody>
        {heldClasses.map((row) => (
          <TableRow key={row.dataClass}>
            <TableCell heading className="align-top font-medium">
              {row.name}
            </TableCell>
            <TableCell label={t("records")} className="num align-top">
              {row.records > 0 ? row.records : t("nothingHeld")}
            </TableCell>
            <TableCell label={t("basis")} className="align-top text-fg-2">
              {t(`basis:${row.basis}`)}
            </TableCell>
            <TableCell label={t("term")} className="align-top text-fg-2">
              {t(row.term.countedFrom === "employment" ? "keptAfterEmployment" : "kept", {
                term: termOf(row.term.length, row.term.unit, locale),
              })}
            </TableCell>
            <TableCell label={t("onErasure")} className="align-top">
              {does(row)}
              {isKept(row) && <span className="block text-fg-2">{row.citation}</span>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** By a rule that is named beside it. */
const isKept = ({ does }: HeldClass) => does === "keep" || does === "block";
