import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { usualZone } from "@product/domain/time/zone";
import { Badge } from "@product/ui/records/badge";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { LanguageStanding, PageRow } from "./queries.server.ts";
import { contentAddress } from "./schema.ts";
import { StateBadge } from "./share/state-badge.tsx";

/** Each page with its address, how it stands, and how far each language is. */
export function PageTable({ rows }: { rows: readonly PageRow[] }) {
  const t = useTranslations("content");
  return (
    <Table caption={t("table")} density="tall">
      <TableHead>
        <TableHeading>{t("page")}</TableHeading>
        <TableHeading>{t("state")}</TableHeading>
        <TableHeading>{t("spanish")}</TableHeading>
        <TableHeading>{t("english")}</TableHeading>
        <TableHeading>{t("changed")}</TableHeading>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.slug} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ row }: { row: PageRow }) {
  const t = useTranslations("content");
  const locale = useLocale();
  const named = (locale === "es" ? row.titleEs || row.titleEn : row.titleEn || row.titleEs) || row.slug;
  const title = row.kind === "home" ? t("homePage") : named;
  return (
    <TableRow>
      <TableCell heading className="max-sm:w-full max-sm:flex-none">
        <Link
          to={inLocale(`${contentAddress}/${row.slug}`, locale)}
          className="touch-target font-medium wrap-anywhere text-fg underline-offset-3 hover:underline"
        >
          {title}
        </Link>
        <p className="font-mono text-xs font-normal text-fg-2">{row.address}</p>
      </TableCell>
      <TableCell>
        <StateBadge state={row.state} />
        {row.publishAt && (
          <p className="text-xs text-fg-2">{t("goesOut", { when: dayAndTime(row.publishAt, locale, usualZone) })}</p>
        )}
        {row.isPublic && row.state !== "published" && <p className="text-xs text-fg-2">{t("publicToo")}</p>}
      </TableCell>
      <TableCell label={t("spanish")}>
        <Standing standing={row.es} />
      </TableCell>
      <TableCell label={t("english")}>
        <Standing standing={row.en} />
      </TableCell>
      <TableCell label={t("changed")} className="num">
        {dayAndTime(row.changedAt, locale, usualZone)}
        <p className="text-xs text-fg-2">{row.by ?? t("someone")}</p>
      </TableCell>
    </TableRow>
  );
}

const tones = { complete: "ok", missing: "warn", faulty: "bad" } as const;

function Standing({ standing: { is, faults } }: { standing: LanguageStanding }) {
  const t = useTranslations("content");
  return (
    <Badge tone={tones[is]} icon={<StatusGlyph tone={tones[is]} size={12} />}>
      {is === "faulty" ? t("faulty", { n: faults }) : t(is)}
    </Badge>
  );
}
