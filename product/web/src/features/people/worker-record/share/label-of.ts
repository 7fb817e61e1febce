import type { useTranslations } from "use-intl";
import type { WorkerField } from "@product/domain/people/worker-record";
import type { spokenNames } from "@product/domain/people/typed-form";

export type RecordName = WorkerField | (typeof spokenNames)[number] | "legalEntityId" | "roleIds" | "tags";

/** How a field of a worker's form is called, for the list of what is wrong. */
export function labelOf(name: RecordName, t: ReturnType<typeof useTranslations<"worker-record">>): string {
  if (name === "legalEntityId") return t("legalEntity");
  if (name === "roleIds") return t("roles");
  if (name === "tags") return t("tags");
  const [, part, n] = /^(language|level)([1-4])$/.exec(name) ?? [];
  if (part && n) return part === "language" ? t("spokenLanguage", { n }) : t("spokenLevel", { n });
  return t(`field:${name as WorkerField}`);
}
