/** Shifts of an event and the people that each asks for. */
/** As a browser's own field for a day and a time sends it: the clock on the wall of the venue. */
export const wallTimeForm = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;

export const shiftTitleLength = 80;
export const meetingPointLength = 120;
export const shiftNotesLength = 2000;
export const mostHeads = 1000;
export const mostShifts = 500;

export const fillModes = ["book", "invite", "open"] as const;
export type FillMode = (typeof fillModes)[number];

/** `after` minutes from the start, for so many minutes. */
export type PlannedBreak = { after: number; minutes: number; paid: boolean };

/** The values of a shift that workers are told, which therefore take effect only when published. */
export type ShiftValues = {
  title: string;
  zoneId: string | null;
  startsAt: number;
  endsAt: number;
  day: string;
  breaks: readonly PlannedBreak[];
  meetingPoint: string;
  meetingMinutes: number;
  notesEn: string;
  notesEs: string;
};
export type PendingChange = Partial<ShiftValues> & { isCancelled?: true };

export const shiftStates = ["draft", "published", "changed", "cancelled"] as const;
export type ShiftState = (typeof shiftStates)[number];

export function shiftState(shift: { publishedAt: unknown; pending: unknown; cancelledAt: unknown }): ShiftState {
  if (shift.cancelledAt) return "cancelled";
  if (!shift.publishedAt) return "draft";
  return shift.pending ? "changed" : "published";
}

/** The values that differ from the published ones; null where none does any more. */
export function pendingFrom(published: ShiftValues, wanted: ShiftValues): PendingChange | null {
  const differing = (Object.keys(wanted) as (keyof ShiftValues)[]).filter(
    (key) => spelled(wanted[key]) !== spelled(published[key]),
  );
  return differing.length === 0 ? null : Object.fromEntries(differing.map((key) => [key, wanted[key]]));
}

/** The database keeps the keys of a break in an order of its own, and a browser ends lines in another way: neither is a change. */
function spelled(value: ShiftValues[keyof ShiftValues]): string {
  if (typeof value === "string") return JSON.stringify(value.replaceAll("\r\n", "\n"));
  if (value === null || typeof value === "number") return JSON.stringify(value);
  return JSON.stringify(value.map(({ after, minutes, paid }) => [after, minutes, paid]));
}

/** As it will be once it is published. */
export const planned = <Shift extends ShiftValues & { pending: PendingChange | null }>(shift: Shift): Shift => ({
  ...shift,
  ...shift.pending,
});

/** Whether it asks for anybody: one without places tells nobody anything. */
export const hasPlaces = (slots: readonly { target: number }[]): boolean => slots.some(({ target }) => target > 0);

/** Whole hours from being told to the start. */
export const hoursUntil = (startsAt: number, now: Date): number =>
  Math.max(0, Math.floor((startsAt - now.getTime()) / 3_600_000));

const material = ["startsAt", "endsAt", "day", "zoneId"] as const satisfies (keyof ShiftValues)[];
const halfHour = 30 * 60_000;

/** Whether those who have agreed must be asked again: another day, another place, or half an hour earlier or later. */
export function asksAgain(published: ShiftValues, change: PendingChange): boolean {
  if (change.isCancelled) return false;
  return material.some((key) => {
    if (change[key] === undefined) return false;
    if (key !== "startsAt" && key !== "endsAt") return change[key] !== published[key];
    return Math.abs(change[key] - published[key]) >= halfHour;
  });
}
