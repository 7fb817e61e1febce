import { isAdmin } from "@platform/auth/request/bearer";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";

/** Whether the project's own server asks; a bearer that is no good is anybody's. */
export async function comesFromServer(call: AuthRequest): Promise<boolean> {
  try {
    return await isAdmin(call);
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}
