/** The fields that a worker still has to fill in, and those needed before they can be sent anywhere. */
import { typedWorker } from "./typed-worker.ts";
import { fieldsWhere } from "./field-rows.ts";
import { workerFieldRows } from "./worker-field-rows.ts";
import type { WorkerRecord } from "./worker-record.ts";

/** In the order of the form. */
export const askedFields = fieldsWhere(workerFieldRows, { isAsked: true });
export type AskedField = (typeof askedFields)[number];

/** Only the identity numbers of the worker's country; a passport where there is no other document. */
export function missingFields(record: WorkerRecord): { fields: AskedField[]; needed: AskedField[] } {
  const typed = typedWorker(record);
  const isSpanish = record.country === "ES";
  const hasDocument = record.identities.some(({ type }) => type === "DNI" || type === "NIE" || type === "PASSPORT");
  const isWanted = (field: AskedField): boolean => {
    if (typed[field]) return false;
    if (field === "secondLastName") return isSpanish && record.lastName === "";
    if (field.startsWith("spanishId")) return isSpanish && !hasDocument;
    if (field.startsWith("passport")) return !hasDocument;
    if (field === "nino" || field === "shareCode") return !isSpanish;
    if (field === "naf") return isSpanish;
    return true;
  };
  const fields = askedFields.filter(isWanted);
  // One document will do; which one, the person knows.
  const needed = fields.filter((field) =>
    ["lastName", "mobile", "birthDate", ...(isSpanish ? [] : ["nino"])].includes(field),
  );
  return { fields, needed };
}
