/** Binds sessions to whichever authentication service is configured. */
import type { Actor } from "@product/domain/actor";
import { recordSession } from "@product/database/sign-in/seen-sessions";
import type { Platform } from "@platform/host/create-platform";
import { forgetsPeople } from "#request/forgetting.ts";
import type { AccountNotice } from "#request/session.ts";
import type { Config } from "#server/config.ts";
import { embeddedService, hostedService, passingClient, type AuthService } from "./auth-service.ts";
import { identifySession, personOf, ServiceAway, type Identify } from "./identify-session.ts";
import { createSessionCheck } from "./session-check.ts";

export type Sessions = {
  identify: Identify;
  /** The actor behind a session's token outside of a request; a visitor when the session no longer stands. */
  whoHolds: (token: string) => Promise<Actor>;
  service: AuthService;
};

export function createSessions(options: {
  config: Pick<Config, "supabase">;
  services: Platform | undefined;
  siteUrl: string;
  secure: boolean;
}): Sessions {
  const { config, services, siteUrl, secure } = options;
  const service = services ? embeddedService(services, siteUrl) : hostedService(config.supabase!);
  const check = createSessionCheck({
    askService: (token) => userOf(service, token),
    // Our own service tells of every ended session at once; another is asked again after a minute.
    trustSeconds: services ? 3600 : 60,
  });
  services?.onAccountChange(check.forget);
  // A hosted service tells of nothing, and addresses would be remembered after it forgot them.
  forgetsPeople(() => check.forget(undefined));
  const whoHolds = async (token: string) => personOf(await check.signedIn(token, Date.now()));
  const tell = async (notice: AccountNotice) =>
    services?.tell({ channel: "mail", ...notice, variables: { email: notice.to } });
  const identify = identifySession({ service, check, secure, note: recordSession, tell, say: services });
  return { identify, whoHolds, service };
}

async function userOf(service: AuthService, token: string) {
  const answer = passingClient(service, service.publishableKey).auth.getUser(token);
  // The client fails on answers that are no answer.
  const { data, error } = await answer.catch((failure: unknown) => Promise.reject(new ServiceAway(String(failure))));
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500))
    throw new ServiceAway(error.message);
  return data.user ?? undefined;
}
