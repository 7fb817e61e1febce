/** Asking workers for documents: how one of a kind stands, and why someone is not asked. */
import { plusDays } from "@product/domain/time/local-date";
import { isMobile } from "@product/domain/identifiers/phone";
import type { DocumentState } from "./documents.ts";

export const requestNoteLength = 500;
/** So long a link works. */
export const evidenceDays = 14;

/** `sent` waits to be checked; `ending` is in force and was or will soon be at its end. */
export type KindStanding = "missing" | "requested" | "sent" | "rejected" | "ending" | "valid";

type Version = { state: DocumentState; validUntil: string | null };

/** `alertDays` are those of the kind: from the earliest of them on, a new one may be asked for. */
export function kindStanding(versions: readonly Version[], alertDays: readonly number[], today: string): KindStanding {
  const has = (...states: DocumentState[]) => versions.some(({ state }) => states.includes(state));
  if (has("uploaded", "in_review")) return "sent";
  if (has("requested")) return "requested";
  const inForce = versions.find(({ state }) => state === "verified");
  if (inForce) {
    const soon = plusDays(today, Math.max(0, ...alertDays));
    return inForce.validUntil !== null && inForce.validUntil <= soon ? "ending" : "valid";
  }
  return has("rejected") ? "rejected" : "missing";
}

/** Asked again are those who have not sent it, too: they get their link once more. */
export const isWanting = (standing: KindStanding): boolean => standing !== "sent" && standing !== "valid";

/** Whether a link can be sent to someone: by mail, or as a text. */
export const isReachable = ({ email, mobile }: { email: string | null; mobile: string | null }): boolean =>
  Boolean(email) || Boolean(mobile && isMobile(mobile));

export const notAskedReasons = ["place", "unreachable", "elsewhere", "sent", "valid"] as const;
export type NotAsked = (typeof notAskedReasons)[number];
