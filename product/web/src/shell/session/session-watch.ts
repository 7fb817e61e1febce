/** Follows the session in this browser with the official client: renews it, and keeps the page in step with it. */
import type { AuthChangeEvent, Session, SupabaseClient } from "@supabase/supabase-js";
import type { PublicSettings } from "#request/context.ts";
import { hasSession } from "./has-session.ts";
import { isSameUser } from "./same-user.ts";
import { loadUserOnce, reloadUser, setUser, storedUser } from "./user-store.ts";

export type SessionWatch = { stop: () => void };

type Auth = PublicSettings["auth"];

/** Shows the present page anew, in place of itself. `isLost`: the session is over, though it lies in this browser still. */
type Refresh = (isLost?: boolean) => void;

export function watchSession(auth: Auth, refreshRoute: Refresh): SessionWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: Promise<SupabaseClient> | undefined;
  const look = () => {
    // Visitors who are not signed in load nothing. A person who was signed in, in this tab, may be so again in another.
    if (!client && (hasSession(auth) || wasFollowed())) client = follow(auth, refreshRoute, signal);
    else void client?.then((known) => compare(known, refreshRoute));
  };
  // The server signs in and out too, and so do other tabs: the client hears of neither, the cookie tells.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look(), { signal });
  (globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", soon(look), { signal });
  look();
  return { stop: () => stopping.abort() };
}

async function follow(auth: Auth, refreshRoute: Refresh, signal: AbortSignal): Promise<SupabaseClient> {
  rememberFollowed();
  const hadSession = hasSession(auth);
  const { browserClient } = await import("./browser-client.ts");
  const client = browserClient(auth);
  await loadUserOnce();
  // Gone before it was first asked about: nothing will tell of a change any more.
  if (hadSession && storedUser() === null) refreshRoute(true);
  const { data } = client.auth.onAuthStateChange((event, session) => {
    // The client holds its lock while it calls us: whatever asks it again must wait its turn.
    setTimeout(() => void keepInStep(event, session, refreshRoute), 0);
  });
  signal.addEventListener("abort", () => data.subscription.unsubscribe());
  return client;
}

const followed = "cuadrante:followed";
const wasFollowed = () => sessionStorage.getItem(followed) !== null;
const rememberFollowed = () => sessionStorage.setItem(followed, "");

async function compare(client: SupabaseClient, refreshRoute: Refresh): Promise<void> {
  const { data, error } = await client.auth.getSession();
  // A service that cannot be asked says nothing about who is signed in.
  if (!error) await keepInStep(data.session ? "SIGNED_IN" : "SIGNED_OUT", data.session, refreshRoute);
}

/** SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, USER_UPDATED, PASSWORD_RECOVERY and MFA_CHALLENGE_VERIFIED are all treated alike. */
async function keepInStep(event: AuthChangeEvent, session: Session | null, refreshRoute: Refresh): Promise<void> {
  if (event === "INITIAL_SESSION") return;
  const user = session?.user ?? null;
  if (isSameUser(storedUser(), user)) return;
  if (user) await reloadUser();
  else setUser(null);
  refreshRoute();
}

/** A session may stand in several cookies, which change one after another. */
function soon(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, 100);
  };
}
