import { isAdmin } from "@platform/auth/request/bearer";
import type { Call } from "@platform/auth/request/call";
import { AuthError } from "@platform/auth/request/errors";

/** Whether the project's own server asks; a bearer that is no good is anybody's. */
export async function comesFromServer(call: Call): Promise<boolean> {
  try {
    return await isAdmin(call);
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}
