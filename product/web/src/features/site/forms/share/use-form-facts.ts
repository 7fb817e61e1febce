import { useLocale, useTranslations } from "use-intl";
import { calendarDay } from "#i18n/format.ts";

type Window = { opensOn: string | null; closesOn: string | null };
type Places = { quota: number | null; funnel: { taken: number } };

/** When a form can be filled in and how many places are taken, in words. */
export function useFormFacts() {
  const t = useTranslations("signup-forms");
  const locale = useLocale();
  return {
    window({ opensOn, closesOn }: Window): string {
      const from = opensOn && calendarDay(opensOn, locale);
      const until = closesOn && calendarDay(closesOn, locale);
      if (from && until) return t("between", { from, until });
      if (until) return t("until", { day: until });
      return from ? t("from", { day: from }) : t("noWindow");
    },
    places: ({ quota, funnel: { taken } }: Places): string =>
      quota === null ? t("takenOpen", { taken }) : t("taken", { taken, quota }),
  };
}
