import { useId, useRef } from "react";
import { classes } from "@product/ui/classes";
import type { DayLabels } from "@product/ui/labels";
import { DayCalendar, tidyDay, type DayBox, type DayWriting } from "./day-calendar.tsx";
import { Field, type FieldProps } from "./field.tsx";

type DayFieldProps = Omit<FieldProps, "type" | "inputMode" | "lines" | "end" | "ref" | "value"> & {
  days: DayWriting;
  labels: DayLabels;
};

/** A day, typed as people write it and tidied when the field is left. Where scripts run, the browser's calendar helps. */
export function DayField({ days, labels, label, min, max, onBlur, ...field }: DayFieldProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const box = useRef<DayBox>(null);
  return (
    <Field
      placeholder={labels.form}
      maxLength={20}
      autoComplete="off"
      {...field}
      id={id}
      ref={box}
      inputMode="numeric"
      label={<span id={`${id}-label`}>{label}</span>}
      defaultValue={days.write(String(field.defaultValue ?? ""))}
      className={classes("num", field.className)}
      end={
        !field.disabled && (
          <DayCalendar box={box} days={days} label={labels.calendar} describedBy={`${id}-label`} min={min} max={max} />
        )
      }
      onBlur={(event) => {
        tidyDay(event.currentTarget, days);
        onBlur?.(event);
      }}
    />
  );
}
