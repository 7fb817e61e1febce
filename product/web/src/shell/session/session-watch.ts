/** Follows the session in this browser with the official client: renews it, and keeps the page in step with it. */
import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import type { PublicSettings } from "#request/context.ts";
import { isSameUser } from "./same-user.ts";
import { loadUserOnce, reloadUser, setUser, storedUser } from "./user-store.ts";

export type SessionWatch = { stop: () => void };

type Auth = PublicSettings["auth"];

/** `refreshRoute` shows the present page anew, in place of itself. */
export function watchSession(auth: Auth, refreshRoute: () => void): SessionWatch {
  let stopped = false;
  let end: (() => void) | undefined;
  let started = false;
  const startOnce = () => {
    if (started || stopped || !hasSession(auth)) return;
    started = true;
    void start(auth, refreshRoute).then((unsubscribe) => (stopped ? unsubscribe() : (end = unsubscribe)));
  };
  // Someone may sign in in another tab: nothing is loaded before that.
  const onVisible = () => document.visibilityState === "visible" && startOnce();
  document.addEventListener("visibilitychange", onVisible);
  const cookies = (globalThis as { cookieStore?: EventTarget }).cookieStore;
  cookies?.addEventListener("change", startOnce);
  startOnce();
  return {
    stop: () => {
      stopped = true;
      document.removeEventListener("visibilitychange", onVisible);
      cookies?.removeEventListener("change", startOnce);
      end?.();
    },
  };
}

const hasSession = ({ cookie }: Auth) => new RegExp(`(^|; )${cookie}(\\.0)?=`).test(document.cookie);

async function start(auth: Auth, refreshRoute: () => void): Promise<() => void> {
  const { browserClient } = await import("./browser-client.ts");
  const client = browserClient(auth);
  await loadUserOnce();
  const { data } = client.auth.onAuthStateChange((event, session) => {
    // The client holds its lock while it calls us: whatever asks it again must wait its turn.
    setTimeout(() => void keepInStep(event, session, refreshRoute), 0);
  });
  return () => data.subscription.unsubscribe();
}

/** SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, USER_UPDATED, PASSWORD_RECOVERY and MFA_CHALLENGE_VERIFIED are all treated alike. */
export async function keepInStep(
  event: AuthChangeEvent,
  session: Session | null,
  refreshRoute: () => void,
): Promise<void> {
  if (event === "INITIAL_SESSION") return;
  const user = session?.user ?? null;
  if (isSameUser(storedUser(), user)) return;
  if (user) await reloadUser();
  else setUser(null);
  refreshRoute();
}
