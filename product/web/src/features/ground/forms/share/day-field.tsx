import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { typedDay, writtenDay } from "@product/domain/time/typed-day";
import { DayField as Part } from "@product/ui/controls/day-field";

type DayFieldProps = Omit<ComponentProps<typeof Part>, "days" | "labels"> & {
  /** Years of two digits end with it; for birth dates that is this year. */
  latestYear?: number | undefined;
};

/** The field for a day, everywhere: `request/forms/day.ts` reads what it sends. */
export function DayField({ latestYear, ...field }: DayFieldProps) {
  const t = useTranslations("shell");
  const days = { read: (typed: string) => typedDay(typed, latestYear), write: writtenDay };
  return <Part {...field} days={days} labels={{ calendar: t("calendar"), form: t("dayForm") }} />;
}
