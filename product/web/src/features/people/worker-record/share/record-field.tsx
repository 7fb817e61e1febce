import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import type { WorkerField } from "@product/domain/people/worker-record";
import { writtenDay } from "@product/domain/time/typed-day";
import { Field } from "@product/ui/controls/field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useLive } from "./live-check.tsx";
import { useLeft } from "#features/ground/forms/share/use-left.ts";

type RecordFieldProps = Pick<
  ComponentProps<typeof Field>,
  "type" | "inputMode" | "autoComplete" | "required" | "size"
> & {
  field: FormField;
  name: WorkerField;
  help?: string | undefined;
  isDay?: boolean;
  /** Has digits that check it: shows a tick when they are right. */
  proves?: boolean;
};

/**
 * One text of a worker's record. Faults and doubts appear when the field is left, and disappear when they are mended.
 */
export function RecordField({ field, name, help, proves, isDay, ...input }: RecordFieldProps) {
  const t = useTranslations("worker-record");
  const sentences = useFieldSentences();
  const { faults, doubts, typed, thisYear } = useLive();
  const [wasLeft, onBlur] = useLeft();
  const text = typed[name] ?? field.initialText;
  const isUntouched = text === field.initialText || (isDay === true && text === writtenDay(field.initialText));
  const [fault, doubt] = [faults[name], doubts[name]];
  const isTold = wasLeft || field.errors.length > 0;
  const errors = isUntouched && field.errors.length > 0 ? field.errors : isTold && fault ? [fault] : [];
  const isDoubtful = doubt !== undefined && (wasLeft || isUntouched);
  const Part = isDay ? DayField : Field;
  return (
    <Part
      {...input}
      {...(name === "birthDate" && { latestYear: thisYear })}
      id={field.id}
      name={name}
      label={t(`field:${name}`)}
      defaultValue={field.initialText}
      maxLength={1000}
      spellCheck={false}
      errors={sentences(errors)}
      valid={proves === true && text !== "" && fault === undefined && doubt === undefined && name in typed}
      onBlur={onBlur}
      help={isDoubtful ? <span className="text-warn-text">{sentences([doubt]).join(" ")}</span> : help}
    />
  );
}
