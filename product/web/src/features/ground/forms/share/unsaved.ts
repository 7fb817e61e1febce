/** Whether a form holds something that is not saved: typed by a person, or put back by the browser after a reload. */
import { useEffect, useState } from "react";
import { typedDay } from "@product/domain/time/typed-day";

export function useUnsaved(formId: string, saved: Readonly<Record<string, unknown>>): boolean {
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => {
    const look = () => {
      const form = document.getElementById(formId);
      setUnsaved(form instanceof HTMLFormElement && differs(new FormData(form), saved));
    };
    // The event of a reset comes before its effect.
    const lookLater = () => setTimeout(look);
    look();
    document.addEventListener("input", look);
    document.addEventListener("reset", lookLater);
    return () => {
      document.removeEventListener("input", look);
      document.removeEventListener("reset", lookLater);
    };
  }, [formId, saved]);
  return isUnsaved;
}

/**
 * Compares what the form holds of the saved values with them. Blanks around a text are not saved, and line ends differ. Boxes
 * that are not ticked are not in the form at all: a list or a yes-or-no is compared as a whole.
 */
export const differs = (form: FormData, saved: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(saved).some(([name, value]) => {
    if (Array.isArray(value)) return String(form.getAll(name).toSorted()) !== String(value.toSorted());
    if (typeof value === "boolean") return form.has(name) !== value;
    return form.has(name) && asSaved(form.get(name)) !== asSaved(value);
  });

/** A day is saved in one form and typed in others. */
const asSaved = (value: unknown) => {
  const text = String(value ?? "")
    .replaceAll("\r\n", "\n")
    .trim();
  return typedDay(text) ?? text;
};
