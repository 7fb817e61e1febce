import { useLocale, useTranslations } from "use-intl";
import type { CheckKind } from "@product/domain/clearance/overview";

type Called = { kind: CheckKind; nameEn: string; nameEs: string };

/** What a check is called: a document and a qualification as the company does, the rest in our words. */
export function useCheckName() {
  const t = useTranslations("clearance");
  const locale = useLocale();
  return ({ kind, nameEn, nameEs }: Called): string => (locale === "es" ? nameEs : nameEn) || t(`check:${kind}`);
}
