import type { FormField } from "./definition.ts";
import type { WorkerRecord } from "@product/domain/people/worker-record";

/** Which kind of document a field takes, by its key; `identity` stands for the kind whose number was given. */
export function documentKey(
  { type, documentType }: Pick<FormField, "type" | "documentType">,
  { record }: { record: WorkerRecord | undefined },
): string | undefined {
  if (type === "photo") return "photo";
  if (type !== "document") return undefined;
  if (documentType !== "identity") return documentType;
  const number = record?.identities.find(({ type: kind }) => ["DNI", "NIE", "PASSPORT"].includes(kind));
  return number?.type.toLowerCase() ?? "passport";
}
