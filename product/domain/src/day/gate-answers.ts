/**
 * The server's answers to the scans that a device has sent, and whether the device is to forget its event. Nothing else
 * makes it forget.
 */
import type { Instant } from "@product/domain/time/instant";

/** `aside`: kept for the office, and no punch. `unreadable`: it was not taken, and stays on the device. */
export type ScanAnswer = { client: string; is: "written" | "aside" | "unreadable" };

export type SaidOfScans = {
  says: "scans";
  /** The public half of the key of the phone that it is said to. */
  to: string;
  at: Instant;
  answers: readonly ScanAnswer[];
  /** The event whose list, photos and clock are to go once nothing waits any more. */
  forget?: string | undefined;
};

/**
 * Signed by the phone with every request: a phone whose token is dead proves its identity by it, even with no scan to
 * send.
 */
export const greetingText = ({ at, waiting }: { at: Instant; waiting: number }): string =>
  ["heard", at, waiting].join("\n");

/**
 * Reads a body whose signature is good. Undefined if it is meant for another phone, or is another kind of text that the
 * server signs.
 */
export function saidOfScans(body: string, to: string): SaidOfScans | undefined {
  try {
    const parsed = JSON.parse(body) as SaidOfScans | null;
    return parsed?.says === "scans" && parsed.to === to && Array.isArray(parsed.answers) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** A scan without an answer is sent again: the server could not process it this time. */
export const saidByClient = ({ answers }: SaidOfScans): Map<string, ScanAnswer["is"]> =>
  new Map(answers.map(({ client, is }) => [client, is]));

/** An order from before the list was given, which somebody kept and plays back, is none. */
export const isOrderToForget = (
  { forget, at }: Pick<SaidOfScans, "forget" | "at">,
  kept: { eventId: string; givenAt: Instant },
): boolean => forget === kept.eventId && at >= kept.givenAt;
