/**
 * Doubts about the time of a scan that a gate device delivers late. The punch is written all the same, and checked by
 * the approver of the hours first. A device may sign any time, so only its contacts with the server meanwhile say more.
 */
import type { Instant } from "@product/domain/time/instant";
import { silentAfterMs } from "./devices.ts";

export const scanDoubts = ["before-pairing", "typed-late", "out-of-contact", "held-back"] as const;
export type ScanDoubt = (typeof scanDoubts)[number];

/** From when until when the server heard of a device without a longer silence. */
export type Contact = { since: Instant; until: Instant };

type ReportedScan = {
  at: Instant;
  /** When it came. */
  now: Instant;
  /** A code of a person, and no pass. */
  isTyped: boolean;
  /** Since when the phone has had the device. */
  heldSince: Instant;
  /** Before it came. */
  contacts: readonly Contact[];
};

export function doubtsOf({ at, now, isTyped, heldSince, contacts }: ReportedScan): ScanDoubt[] {
  const isLate = now - at > silentAfterMs;
  const found: Record<ScanDoubt, boolean> = {
    "before-pairing": at < heldSince,
    "typed-late": isTyped && isLate,
    "out-of-contact": isLate && !contacts.some((contact) => isNear(at, contact)),
    // It might have been sent then.
    "held-back": contacts.some(({ since, until }) => since < now - silentAfterMs && until > at + silentAfterMs),
  };
  return scanDoubts.filter((doubt) => found[doubt]);
}

const isNear = (at: Instant, { since, until }: Contact): boolean =>
  at >= since - silentAfterMs && at <= until + silentAfterMs;
