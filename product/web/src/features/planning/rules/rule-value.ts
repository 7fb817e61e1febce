import { useTranslations } from "use-intl";
import type { CheckKind, Numbers } from "@product/domain/rules/rule";
import { settableOf } from "@product/domain/rules/settable";

/** The number of a rule in its unit: `12 h`, `15 min`, `5 days`. */
export function useRuleValue() {
  const t = useTranslations("rules");
  const inUnit = (check: CheckKind, n: number | null | undefined): string => {
    const settable = settableOf[check];
    return settable && n !== null && n !== undefined ? t(`unit:${settable.unit}`, { n } as never) : "—";
  };
  return {
    inUnit,
    ofNumbers: (check: CheckKind, numbers: Numbers) => inUnit(check, numbers[settableOf[check]?.name ?? ""]),
  };
}
