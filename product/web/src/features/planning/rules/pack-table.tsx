import { useLocale, useTranslations } from "use-intl";
import type { CheckKind, RuleSeverity, Text } from "@product/domain/rules/rule";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { severityTone } from "./severity-tone.ts";
import { useRuleValue } from "./rule-value.ts";

type ShownRule = {
  key: string;
  check: CheckKind;
  name: Text;
  value: number | null;
  severity: RuleSeverity;
  citation: Text;
  isOverridable: boolean;
  isRemembered: boolean;
  overrides: number;
};

/** Each rule with its number, what it does, and the law that says so. */
export function PackTable({ caption, rules }: { caption: string; rules: readonly ShownRule[] }) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const { inUnit } = useRuleValue();
  return (
    <Table caption={caption} density="tall">
      <TableHead>
        <TableHeading>{t("rule")}</TableHeading>
        <TableHeading numeric>{t("value")}</TableHeading>
        <TableHeading>{t("severity")}</TableHeading>
        <TableHeading>{t("source")}</TableHeading>
      </TableHead>
      <TableBody>
        {rules.map(({ key, check, name, value, severity, citation, isRemembered, overrides }) => (
          <TableRow key={key}>
            <TableCell heading className="max-sm:w-full max-sm:flex-none">
              <span className="block font-medium text-pretty">{name[locale]}</span>
              <span className="font-mono text-xs text-fg-2">{key}</span>
              {overrides > 0 && <span className="text-xs text-fg-2"> · {t("overridden", { n: overrides })}</span>}
            </TableCell>
            <TableCell label={t("value")} numeric className="sm:whitespace-nowrap">
              {inUnit(check, value)}
            </TableCell>
            <TableCell label={t("severity")} className="sm:whitespace-nowrap">
              <StatusLight tone={severityTone[severity]}>{t(`severity:${severity}`)}</StatusLight>
            </TableCell>
            <TableCell label={t("source")}>
              <span className="block text-pretty">{citation[locale] || t("ofTheCompany")}</span>
              {isRemembered && <span className="block text-xs text-fg-2">{t("toCheck")}</span>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
