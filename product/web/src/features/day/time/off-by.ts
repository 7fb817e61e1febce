import { hoursAndMinutes } from "#i18n/format.ts";

/** `+12 min`, `−1 h 05`: by how much it was more or less than planned. */
export const offBy = (minutes: number): string => {
  if (minutes === 0) return "0 min";
  return `${minutes > 0 ? "+" : "−"}${hoursAndMinutes(Math.abs(minutes))}`;
};
