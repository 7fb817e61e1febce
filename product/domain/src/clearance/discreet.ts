/**
 * Reasons for a reader without the permission: they state that something is missing, but nothing about the worker's
 * health or age.
 */
import type { DocumentRule } from "./facts.ts";
import type { Reason } from "./verdict.ts";

export type MaySee = { health: boolean; birthDate: boolean };

/** `healthTypes` are the ids of the document types that are about health. */
export const discreet = (
  reasons: readonly Reason[],
  { documentTypes }: { documentTypes: readonly Pick<DocumentRule, "id" | "minorsOnly">[] },
  healthTypes: ReadonlySet<string>,
  may: MaySee,
  today: string,
): Reason[] => {
  const forMinors = new Set(documentTypes.filter(({ minorsOnly }) => minorsOnly).map(({ id }) => id));
  return reasons.map((reason) => {
    const typeId = reason.fix.documentTypeId ?? "";
    if (!may.health && healthTypes.has(typeId)) return withoutName(reason);
    const tellsBirthday = reason.code === "age.too-young" || reason.code === "age.role" || forMinors.has(typeId);
    return !may.birthDate && tellsBirthday && reason.until >= today
      ? { ...reason, until: lastOfMonth(reason.until) }
      : reason;
  });
};

const withoutName = ({ fix, ...reason }: Reason): Reason => ({
  ...reason,
  code: "document.missing",
  rule: "",
  citation: "",
  params: { nameEn: "", nameEs: "", waiting: false, ended: false },
  fix: { who: fix.who, action: "document.request" },
  // A certificate that says no must look like one that was never brought.
  private: false,
});

/** A birthday is told no nearer than by its month. */
function lastOfMonth(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  if (year > 9998) return day;
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
