import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { AnswerFault } from "@product/domain/forms/check-answers";
import { tooYoungBy } from "@product/domain/forms/too-young";
import type { FieldType } from "@product/domain/forms/field-types";
import { checkWorker, type CheckedWorker, type WorkerField } from "@product/domain/people/worker-record";
import type { Country } from "@product/domain/people/workers";
import { writtenDay } from "@product/domain/time/typed-day";
import { Field } from "@product/ui/controls/field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useLeft } from "#features/ground/forms/share/use-left.ts";
import type { Surroundings } from "./question.ts";

type CheckedFieldProps = {
  id: string;
  name: string;
  label: string;
  note?: ReactNode;
  help?: string | undefined;
  required?: boolean;
  text: string;
  fault: AnswerFault | undefined;
  /** The detail of a worker that it is; judged by its rules while it is typed. */
  detail: WorkerField | undefined;
  type: FieldType;
  view: Pick<Surroundings, "country" | "nation" | "workDay" | "today">;
};

/** A line of text. Faults of a number appear when the field is left, and disappear as soon as they are mended. */
export function CheckedField({ id, name, text, fault, detail, type, view, ...frame }: CheckedFieldProps) {
  const t = useTranslations("questions");
  const { country, today } = view;
  const sentences = useFieldSentences();
  const [typed, setTyped] = useState(text);
  const isDay = type === "date";
  const [wasLeft, onBlur] = useLeft();
  const { faults, doubts } = judged(detail, typed, country, today);
  const tooYoung = tooYoungBy({ key: name, type, mapsTo: detail }, { [name]: typed }, view);
  const own: AnswerFault | undefined = (detail && faults[detail]) ?? (tooYoung && { fault: "underAge", ...tooYoung });
  const doubt = !own && detail && doubts[detail];
  const shown =
    (typed === text || (isDay && typed === writtenDay(text))) && fault
      ? fault
      : (wasLeft || fault) && own
        ? own
        : undefined;
  const Part = isDay ? DayField : Field;
  return (
    <Part
      {...frame}
      name={name}
      {...(detail === "birthDate" && { latestYear: Number(today.slice(0, 4)) })}
      {...inputOf(type)}
      id={id}
      size="large"
      defaultValue={text}
      maxLength={200}
      spellCheck={false}
      errors={sentences(shown ? [shown] : [])}
      valid={proving.includes(type) && typed !== "" && !own && !doubt}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={onBlur}
      help={
        doubt && wasLeft ? (
          <span className="text-warn-text">{sentences([doubt]).join(" ")}</span>
        ) : (
          (frame.help ?? (isDay ? t("dayHelp") : undefined))
        )
      }
    />
  );
}

const judged = (
  detail: WorkerField | undefined,
  typed: string,
  country: Country,
  today: string,
): Pick<CheckedWorker, "faults" | "doubts"> =>
  detail && typed.trim() !== ""
    ? checkWorker({ firstName: "-", email: "a@example.org", country, [detail]: typed }, today)
    : { faults: {}, doubts: {} };

const proving: readonly FieldType[] = ["identity-number", "social-security-number", "bank-account"];

function inputOf(type: FieldType) {
  switch (type) {
    case "email":
      return { type: "email", inputMode: "email", autoComplete: "email" } as const;
    case "phone":
      return { type: "tel", inputMode: "tel", autoComplete: "tel" } as const;
    case "number":
      return { inputMode: "decimal" } as const;
    default:
      return {};
  }
}
