import { useTranslations } from "use-intl";
import type { Scope } from "@product/domain/permissions/grants";

type Named = { nameEn: string; nameEs: string };
type Purposed = { purposeEn: string; purposeEs: string };

export const groupName = ({ nameEn, nameEs }: Named, locale: string): string => (locale === "es" ? nameEs : nameEn);

export const groupPurpose = ({ purposeEn, purposeEs }: Purposed, locale: string): string =>
  locale === "es" ? purposeEs : purposeEn;

/** Where a membership holds; a place that is gone is told by its id. */
export function usePlaceWords(names: Record<string, string>): (scope: Scope) => string {
  const t = useTranslations("groups");
  return (scope) =>
    scope === "all" ? t("everywhere") : t("at", { kind: scope.kind, place: names[scope.id] ?? scope.id });
}
