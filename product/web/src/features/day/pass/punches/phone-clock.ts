/** The time of the server, as far as the phone knows it. */
import { keepAhead, keptAhead } from "#features/day/pass/phone-keys.ts";

// oxlint-disable-next-line house/clock -- only the phone's own clock goes on while it sleeps; it is put right by that of the server
export const ownClock = (): number => Date.now();

let ahead: number | undefined;

/** By how much the server's clock is ahead: as they last met, or by what a page says that has just come. */
export const aheadNow = async (pageSays: number): Promise<number> =>
  (ahead ??= (await keptAhead().catch(() => undefined)) ?? pageSays - ownClock());

export async function setAhead(by: number): Promise<void> {
  ahead = by;
  await keepAhead(by).catch(() => undefined);
}
