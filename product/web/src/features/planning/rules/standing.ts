export type Standing = "inForce" | "coming" | "ended";

/** Whether an override counts on a day, is still to come, or is over. */
export function standingOn({ fromDay, untilDay }: { fromDay: string; untilDay: string | null }, day: string): Standing {
  if (untilDay !== null && untilDay < day) return "ended";
  return fromDay > day ? "coming" : "inForce";
}
