import { useRef, type ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { typedDay, writtenDay } from "@product/domain/time/typed-day";
import { DayCalendar, tidyDay } from "@product/ui/controls/day-calendar";
import { SmallField } from "./small-controls.tsx";

const days = { read: (typed: string) => typedDay(typed), write: writtenDay };

/** A day that stands in a sentence, typed as in every other field for days. */
export function SmallDay({ value, ...field }: ComponentProps<typeof SmallField> & { value: string }) {
  const t = useTranslations("shell");
  const box = useRef<HTMLInputElement>(null);
  return (
    <span className="relative inline-flex">
      <SmallField
        {...field}
        ref={box}
        inputMode="numeric"
        maxLength={20}
        placeholder={t("dayForm")}
        value={writtenDay(value)}
        onBlur={({ currentTarget }) => tidyDay(currentTarget, days)}
        className="num w-36! pr-9 pointer-coarse:w-40! pointer-coarse:pr-11"
      />
      <DayCalendar box={box} days={days} label={t("calendar")} />
    </span>
  );
}
