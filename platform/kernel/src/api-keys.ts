/** Which project key a request shows, and so whether it comes from the app or from its server. */
import { InvalidToken, type Keys } from "./keys.ts";

export type Role = "anon" | "service_role";

export type ApiKeys = {
  /** `sb_publishable_…`: anyone may know them. */
  publishable: string[];
  /** `sb_secret_…`: whoever has one may do everything. */
  secret: string[];
};

/** The role of an opaque key, or of a JWT key signed by us; undefined for a stranger's. */
export async function roleOfApiKey(key: string, known: ApiKeys, keys: Keys): Promise<Role | undefined> {
  if (known.publishable.includes(key)) return "anon";
  if (known.secret.includes(key)) return "service_role";
  if (isOpaque(key)) return undefined;
  try {
    const { role } = await keys.verify(key);
    return role === "anon" || role === "service_role" ? role : undefined;
  } catch (error) {
    if (error instanceof InvalidToken) return undefined;
    throw error;
  }
}

export const isOpaque = (key: string): boolean => key.startsWith("sb_");

/** A secret key in a browser has been published by mistake: refusing it shows the mistake early. */
export const isBrowser = (userAgent: string): boolean => userAgent.startsWith("Mozilla/");
