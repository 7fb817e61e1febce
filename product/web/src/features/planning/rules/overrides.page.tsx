import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { ruleWith } from "@product/domain/rules/catalogue";
import { Badge } from "@product/ui/records/badge";
import { EmptyState } from "@product/ui/records/empty-state";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/overrides.page";
import { overridesAddress } from "./addresses.ts";
import { standingOn } from "./standing.ts";
import { overrideRows, ruleSettingCount } from "./queries.server.ts";
import { useRuleValue } from "./rule-value.ts";
import { RulesFrame } from "./rules-frame.tsx";

export const handle = { needs: "settings.view", messages: ["rules"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const { locale } = context.get(requestContext);
  const rows = await overrideRows(locale);
  return {
    rows: rows.map((row) => ({ ...row, name: ruleWith(row.rule)?.name, check: ruleWith(row.rule)?.check })),
    today: homeDay(),
    overrides: await ruleSettingCount(),
    mayEdit: isPermitted(actor, "settings.edit", "everywhere"),
  };
}

/** The company's own numbers, each for its scope and its days. */
export default function OverridesPage({ loaderData: { rows, today, overrides, mayEdit } }: Route.ComponentProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const { inUnit } = useRuleValue();
  return (
    <RulesFrame current="overrides" overrides={overrides} mayEdit={mayEdit}>
      {rows.length === 0 ? (
        <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>
      ) : (
        <>
          <p className="mb-3 text-compact text-fg-2">{t("overridesIntro")}</p>
          <Table caption={t("overrides")} density="tall">
            <TableHead>
              <TableHeading>{t("rule")}</TableHeading>
              <TableHeading numeric>{t("value")}</TableHeading>
              <TableHeading>{t("scope")}</TableHeading>
              <TableHeading>{t("allowedBy")}</TableHeading>
              <TableHeading>{t("from")}</TableHeading>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  <TableCell heading className="max-sm:w-full max-sm:flex-none">
                    <Link
                      to={`${inLocale(overridesAddress, locale)}/${row.id}`}
                      className="touch-target font-medium text-fg underline-offset-3 hover:underline"
                    >
                      {row.name?.[locale] ?? row.rule}
                    </Link>
                    <span className="block font-mono text-xs text-fg-2">{row.rule}</span>
                  </TableCell>
                  <TableCell label={t("value")} numeric className="sm:whitespace-nowrap">
                    {row.number !== null && row.check ? inUnit(row.check, row.number) : t(`severity:${row.severity!}`)}
                  </TableCell>
                  <TableCell label={t("scope")}>
                    <span className="block">{row.scopeName || t("scope:global")}</span>
                    {row.scopeName && <span className="block text-xs text-fg-2">{t(`scope:${row.scopeKind}`)}</span>}
                  </TableCell>
                  <TableCell label={t("allowedBy")}>{row.allowedBy || "—"}</TableCell>
                  <TableCell label={t("from")} className="num sm:whitespace-nowrap">
                    {calendarDay(row.fromDay, locale)}{" "}
                    {standingOn(row, today) !== "inForce" && <Badge>{t(standingOn(row, today))}</Badge>}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </RulesFrame>
  );
}
