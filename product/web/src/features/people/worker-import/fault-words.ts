import { useTranslations } from "use-intl";
import type { CellFault } from "@product/domain/imports/check-row";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { FieldError } from "#request/forms/field-errors.ts";

/** What is wrong with a cell, in a sentence: one of all forms, or one that only a file can need. */
export function useFaultWords() {
  const t = useTranslations("worker-import");
  const sentences = useFieldSentences();
  return (fault: CellFault): string => {
    const own = `fault:${fault.fault}`;
    if (!t.has(own as never)) return sentences([fault as FieldError]).join(" ");
    // Of workers whom the reader may not see, not even the code is said.
    const values = "code" in fault ? { code: fault.code || t("someone") } : fault;
    return t(own as never, values as never);
  };
}
