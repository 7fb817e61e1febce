import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { CheckKind, Numbers, Text } from "@product/domain/rules/rule";
import { calendarDay } from "#i18n/format.ts";
import type { OverrideRow } from "./queries.server.ts";
import { useRuleValue } from "./rule-value.ts";

type OverrideFactsProps = {
  setting: OverrideRow;
  rule: { check: CheckKind; numbers: Numbers; citation: Text };
};

/** An override beside the number it replaces: scope, first day and reason. */
export function OverrideFacts({ setting, rule }: OverrideFactsProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const { inUnit, ofNumbers } = useRuleValue();
  const day = (text: string) => calendarDay(text, locale);
  const pack = t("packValue", { value: ofNumbers(rule.check, rule.numbers) });
  const scope = setting.scopeName
    ? `${setting.scopeName} (${t(`scope:${setting.scopeKind}`).toLowerCase()})`
    : t("scope:global");
  return (
    <dl className="grid gap-x-6 gap-y-3 text-compact sm:grid-cols-[10rem_1fr]">
      <Fact name={t("value")}>
        {setting.number === null ? pack : `${inUnit(rule.check, setting.number)} · ${pack}`}
      </Fact>
      {setting.severity && <Fact name={t("severity")}>{t(`severity:${setting.severity}`)}</Fact>}
      <Fact name={t("scope")}>{scope}</Fact>
      <Fact name={t("allowedBy")}>{setting.allowedBy || "—"}</Fact>
      <Fact name={t("source")}>{rule.citation[locale] || t("ofTheCompany")}</Fact>
      <Fact name={t("from")}>{day(setting.fromDay)}</Fact>
      <Fact name={t("until")}>{setting.untilDay === null ? t("open") : day(setting.untilDay)}</Fact>
      <Fact name={t("reason")}>{setting.reason}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-fg-2">{name}</dt>
    <dd className="wrap-anywhere max-sm:-mt-2">{children}</dd>
  </>
);
