import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayAndTime } from "#i18n/format.ts";
import { revealKey } from "./reveal-key.ts";
import type { looksAt } from "./queries.server.ts";

type Look = Awaited<ReturnType<typeof looksAt>>[number];

/** Revealed data of a person: by whom, when, which and why. */
export function RevealTable({ looks, timeZone }: { looks: readonly Look[]; timeZone: string }) {
  const t = useTranslations("subject-data");
  const locale = useLocale();
  const named = (key: string, name: string) => (t.has(key as "look:reveal-pay") ? t(key as "look:reveal-pay") : name);
  return (
    <Table caption={t("looks")}>
      <TableHead>
        <TableHeading>{t("when")}</TableHeading>
        <TableHeading>{t("who")}</TableHeading>
        <TableHeading>{t("what")}</TableHeading>
        <TableHeading>{t("why")}</TableHeading>
      </TableHead>
      <TableBody>
        {looks.map(({ act, at, who, reason, words }) => (
          <TableRow key={`${at.toISOString()} ${act}`}>
            <TableCell heading className="num">
              {dayAndTime(at, locale, timeZone)}
            </TableCell>
            <TableCell>{who ?? t("someone")}</TableCell>
            <TableCell>{named(revealKey(act), act)}</TableCell>
            <TableCell className="wrap-anywhere text-fg-2">
              {[reason && named(`reason:${reason}`, reason), words].filter(Boolean).join(": ")}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
