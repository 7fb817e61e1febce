import { useLocale, useTranslations } from "use-intl";
import type { RunState } from "@product/domain/privacy/erasure";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayOf } from "#i18n/format.ts";

type Former = {
  id: string;
  state: RunState;
  proposedAt: Date;
  total: number;
  done: number;
  proposer: string | null;
  confirmer: string | null;
};

/** The results of the runs before, latest first. */
export function FormerRuns({ former, timeZone }: { former: readonly Former[]; timeZone: string }) {
  const t = useTranslations("retention-run");
  const locale = useLocale();
  return (
    <section aria-labelledby="former-heading" className="flex flex-col gap-3">
      <h2 id="former-heading" className="text-sm font-semibold">
        {t("former")}
      </h2>
      {former.length === 0 ? (
        <p className="text-compact text-fg-2">{t("noFormer")}</p>
      ) : (
        <Table caption={t("former")}>
          <TableHead>
            <TableHeading>{t("when")}</TableHeading>
            <TableHeading>{t("by")}</TableHeading>
            <TableHeading>{t("confirmedBy")}</TableHeading>
            <TableHeading>{t("outcome")}</TableHeading>
          </TableHead>
          <TableBody>
            {former.map(({ id, state, proposedAt, proposer, confirmer, done, total }) => (
              <TableRow key={id}>
                <TableCell heading className="num">
                  {dayOf(proposedAt, locale, timeZone)}
                </TableCell>
                <TableCell label={t("by")}>{proposer ?? t("someone")}</TableCell>
                <TableCell label={t("confirmedBy")}>{state === "done" ? (confirmer ?? t("someone")) : "–"}</TableCell>
                <TableCell label={t("outcome")} className="num">
                  {t(`state:${state}`, { done, total })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
