/** The official client in this browser; loaded only once somebody is signed in. */
import { createBrowserClient } from "@supabase/ssr";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { PublicSettings } from "#request/context.ts";

export const browserClient = ({ url, key, cookie, secure }: PublicSettings["auth"]): SupabaseClient =>
  createBrowserClient(url ?? location.origin, key, {
    cookieOptions: { name: cookie, path: "/", sameSite: "lax", secure },
  });
