import { useLocale, useTranslations } from "use-intl";
import type { CheckKind } from "@product/domain/clearance/overview";
import type { Country } from "@product/domain/people/workers";

type Called = { kind: CheckKind; nameEn: string; nameEs: string };

/** The name of a check: documents and qualifications as the company names them, the rest in our words. */
export function useCheckName(country: Country) {
  const t = useTranslations("clearance");
  const locale = useLocale();
  return ({ kind, nameEn, nameEs }: Called): string =>
    (locale === "es" ? nameEs : nameEn) || t(checkKey(kind, country));
}

/** Registration with Social Security is a matter of Spain alone. */
export const checkKey = (kind: CheckKind, country: Country) =>
  kind === "contract" && country !== "ES" ? "check:contract:abroad" : (`check:${kind}` as const);
