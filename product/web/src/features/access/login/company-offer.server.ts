/** Whether anyone can come in with the account of their company, so that the page offers it. */
import { clockNow } from "#request/clock.ts";
import type { AsServer } from "#request/session.ts";

let remembered: { until: number; isOffered: boolean } | undefined;
const rememberedMs = 60_000;

/** A hosted service is far away: what it said counts for a minute, and its silence for a no. */
export async function offersCompanySignIn(asServer: AsServer, isHosted: boolean): Promise<boolean> {
  const now = clockNow().getTime();
  if (isHosted && remembered && remembered.until > now) return remembered.isOffered;
  const isOffered = await ask(asServer).catch(() => false);
  remembered = { until: now + rememberedMs, isOffered };
  return isOffered;
}

async function ask(asServer: AsServer): Promise<boolean> {
  const { status, body } = await asServer("GET", "/admin/sso/providers");
  return status === 200 && (body["items"] as { disabled?: boolean }[]).some(({ disabled }) => disabled !== true);
}
