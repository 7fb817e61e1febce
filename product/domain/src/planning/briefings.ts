/** Briefings that workers must read before they work: the text of the event, then that of their shift. */
export const briefingLength = 8000;
export const fileNameLength = 120;
export const mostEventFiles = 40;

type Text = { briefingEn: string; briefingEs: string };

/** In the reader's language; in the other where there is none. */
export const briefingIn = ({ briefingEn, briefingEs }: Text, locale: "en" | "es"): string =>
  locale === "es" ? briefingEs || briefingEn : briefingEn || briefingEs;

type Changed = { briefingChangedAt: Date | null };

/** When what somebody reads before a shift changed for the last time; nothing where there is nothing to read. */
export function changedLast(event: Text & Changed, shift: Text & Changed): Date | undefined {
  const moments = [event, shift]
    .filter(({ briefingEn, briefingEs }) => briefingEn !== "" || briefingEs !== "")
    .map(({ briefingChangedAt }) => briefingChangedAt?.getTime() ?? 0);
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
}

/** A briefing read before it changed does not count as read. */
export const hasRead = (readAt: Date | null, changedAt: Date): boolean => readAt !== null && readAt >= changedAt;
