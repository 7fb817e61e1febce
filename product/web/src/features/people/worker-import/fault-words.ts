import { useTranslations } from "use-intl";
import type { CellFault } from "@product/domain/imports/check-row";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { FieldError } from "#request/forms/field-errors.ts";

/** The fault of a cell as a sentence: one of all forms, or one that only a file can need. */
export function useFaultWords() {
  const t = useTranslations("worker-import");
  const sentences = useFieldSentences();
  return (fault: CellFault): string => {
    const own = `fault:${fault.fault}`;
    if (!t.has(own as never)) return sentences([fault as FieldError]).join(" ");
    // For a worker whom the reader may not see, not even the code is told.
    const values = "code" in fault ? { code: fault.code || t("someone") } : fault;
    return t(own as never, values as never);
  };
}
