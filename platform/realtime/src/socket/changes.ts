/** Change subscriptions: acknowledged, so that the channel's other uses work, and then told to be unavailable. */
import { createHash } from "node:crypto";

/**
 * The client compares each object with its own and wants a number that is the same for the same filter;
 * anything else makes it unsubscribe.
 */
export const numbered = (changes: Record<string, unknown>[]): Record<string, unknown>[] =>
  changes.map((change) => ({ ...change, id: idOf(change) }));

const idOf = (change: Record<string, unknown>): number =>
  // Never zero, because the client takes that for none.
  createHash("sha1").update(JSON.stringify(change)).digest().readUInt32BE(0) || 1;

export const changesUnavailable = "Subscribing to PostgreSQL changes is not available on this server";
