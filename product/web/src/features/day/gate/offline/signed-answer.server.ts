import type { Instant } from "@product/domain/time/instant";
import type { SaidOfScans } from "@product/domain/day/gate-answers";
import { signedSnapshot } from "@product/database/register/snapshot-key";
import { clockNow } from "#request/clock.ts";
import type { SentScans } from "#features/day/gate/schema.ts";
import { isToForget } from "./holdings.server.ts";
import type { takeScans } from "./scans.server.ts";

/** Signed like the list, so that no portal, proxy or page of errors is taken for it. */
export function signedAnswer(
  { publicKey, event }: SentScans,
  { answers, holdings }: NonNullable<Awaited<ReturnType<typeof takeScans>>>,
): { body: string; signature: string } {
  const message: SaidOfScans = {
    says: "scans",
    to: publicKey,
    at: clockNow().getTime() as Instant,
    answers,
    forget: event && isToForget(holdings, event) ? event : undefined,
  };
  const body = JSON.stringify(message);
  return { body, signature: signedSnapshot(body) };
}
