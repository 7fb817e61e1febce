/** What the server says of the scans that a device has sent, and whether the device is to forget its event. Nothing else makes it forget. */
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

/** What a phone signs with everything that it sends: one whose token is dead shows so that it is itself, also with no scan to send. */
export const greetingText = ({ at, waiting }: { at: Instant; waiting: number }): string =>
  ["heard", at, waiting].join("\n");

/** Of a body whose signature is good. Undefined where it is said to another phone, or is another thing that the server signs. */
export function saidOfScans(body: string, to: string): SaidOfScans | undefined {
  try {
    const said = JSON.parse(body) as SaidOfScans | null;
    return said?.says === "scans" && said.to === to && Array.isArray(said.answers) ? said : undefined;
  } catch {
    return undefined;
  }
}

/** Of what is not in it the server could not say anything now: it is sent again. */
export const saidByClient = ({ answers }: SaidOfScans): Map<string, ScanAnswer["is"]> =>
  new Map(answers.map(({ client, is }) => [client, is]));

/** An order from before the list was given, which somebody kept and plays back, is none. */
export const isOrderToForget = (
  { forget, at }: Pick<SaidOfScans, "forget" | "at">,
  kept: { eventId: string; givenAt: Instant },
): boolean => forget === kept.eventId && at >= kept.givenAt;
