import { secondsAfter } from "@platform/kernel/clock";
import type { AuthSettings } from "@platform/auth/settings";
import type { SessionRow } from "./session.ts";

/** Why a session may not go on, if it may not. */
export function expiryOf(
  session: SessionRow,
  { timeboxSeconds, inactivitySeconds, unkeptInactivitySeconds }: AuthSettings["sessions"],
  now: Date,
) {
  const lastUse = session.refreshed_at ?? session.created_at;
  if (session.not_after && session.not_after <= now) return "Session Expired";
  if (timeboxSeconds && secondsAfter(session.created_at, timeboxSeconds) <= now) return "Session Expired";
  const patience = [inactivitySeconds, session.kept ? undefined : unkeptInactivitySeconds];
  if (patience.some((seconds) => seconds && secondsAfter(lastUse, seconds) <= now))
    return "Session Expired (Inactivity)";
  return undefined;
}
