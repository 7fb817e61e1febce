/** The shifts for which somebody may clock themselves, as the page carries them: one that was kept knows when its clock opens. */
export type ShiftOnPage = {
  event: string;
  name: string;
  zone: string;
  /** From when on the clock is open, and when the shift is to end. */
  opens: number;
  ends: number;
  asksPosition: boolean;
};

/**
 * The shift to clock at this moment, of shifts in order of their start. A shift that is over may have run late, so it
 * still counts here; the server decides.
 */
export function shiftToClockAt(shifts: readonly ShiftOnPage[], at: number): ShiftOnPage | undefined {
  const open = shifts.filter(({ opens }) => opens <= at);
  return open.find(({ ends }) => ends > at) ?? open.at(-1);
}
