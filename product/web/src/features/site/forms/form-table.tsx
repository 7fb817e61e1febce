import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { numberOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { formsAddress } from "./schema.ts";
import type { FormHead } from "./share/form-frame.tsx";
import { StandingBadge } from "./share/standing-badge.tsx";
import { useFormFacts } from "./share/use-form-facts.ts";

const steps = ["started", "submitted", "accepted"] as const;

/** Each form with how it stands and how far people came with it. */
export function FormTable({ rows }: { rows: readonly FormHead[] }) {
  const t = useTranslations("signup-forms");
  return (
    <Table caption={t("table")} density="tall">
      <TableHead>
        <TableHeading>{t("form")}</TableHeading>
        <TableHeading>{t("state")}</TableHeading>
        <TableHeading>{t("window")}</TableHeading>
        <TableHeading>{t("places")}</TableHeading>
        {[...steps, "waiting" as const].map((step) => (
          <TableHeading key={step} numeric>
            {t(step)}
          </TableHeading>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ row }: { row: FormHead }) {
  const t = useTranslations("signup-forms");
  const locale = useLocale();
  const facts = useFormFacts();
  return (
    <TableRow>
      <TableCell heading className="max-sm:w-full max-sm:flex-none">
        <Link
          to={inLocale(`${formsAddress}/${row.id}`, locale)}
          className="touch-target font-medium wrap-anywhere text-fg underline-offset-3 hover:underline"
        >
          {row.title}
        </Link>
        <p className="text-xs font-normal text-fg-2">{row.entity}</p>
      </TableCell>
      <TableCell>
        <StandingBadge standing={row.standing} />
      </TableCell>
      <TableCell label={t("window")}>{facts.window(row)}</TableCell>
      <TableCell label={t("places")} className="num">
        <Filled row={row} />
      </TableCell>
      {steps.map((step) => (
        <TableCell key={step} numeric label={t(step)}>
          {numberOf(row.funnel[step], locale)}
        </TableCell>
      ))}
      <TableCell numeric label={t("waiting")}>
        {row.funnel.waiting === 0 ? (
          <span className="text-fg-3">{numberOf(0, locale)}</span>
        ) : (
          <Link
            to={inLocale(`/admin/workers/review?form=${row.id}`, locale)}
            className="touch-target font-medium text-warn-text underline underline-offset-3"
          >
            {numberOf(row.funnel.waiting, locale)}
          </Link>
        )}
      </TableCell>
    </TableRow>
  );
}

function Filled({ row }: { row: FormHead }) {
  const facts = useFormFacts();
  const { quota, funnel } = row;
  const share = quota === null ? 0 : Math.min(100, Math.round((funnel.taken / quota) * 100));
  return (
    <>
      {facts.places(row)}
      {quota !== null && (
        <span aria-hidden className="mt-1 block h-1 w-24 overflow-hidden rounded-full bg-bg-muted">
          <span className="block h-full rounded-full bg-primary" style={{ width: `${share}%` }} />
        </span>
      )}
    </>
  );
}
