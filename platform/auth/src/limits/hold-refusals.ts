/**
 * A client that repeats a request as soon as it is refused is kept waiting, so that refusals cannot occupy the whole
 * service.
 */
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";

export type HoldRefusals = (error: unknown, call: AuthRequest | undefined) => Promise<void>;

const perRefusalMs = 10;
const longestMs = 5_000;

/** The more are held, the longer each: one person notices nothing, five hundred who keep asking hear little. */
export function createHold(): HoldRefusals {
  let waiting = 0;
  return async (error, call) => {
    if (!(error instanceof AuthError) || !passing.has(error.status)) return;
    if (!call || call.device.id !== undefined || !isAnybody(call)) return;
    const ms = Math.min(longestMs, ++waiting * perRefusalMs);
    await new Promise((resolve) => setTimeout(resolve, ms));
    waiting--;
  };
}

/** The publishable key is everybody's. */
const isAnybody = ({ bearer }: AuthRequest) =>
  bearer.kind === "none" || (bearer.kind === "role" && bearer.role === "anon");

const passing = new Set([429, 503]);
