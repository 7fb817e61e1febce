import type { Linking } from "@platform/auth/flows/flow-state";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { redirectWith } from "@platform/auth/flows/redirects";
import { backWithError } from "@platform/auth/providers/back-with-error";
import { beginFlow } from "@platform/auth/providers/begin-flow";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";

export const authorize = (call: AuthRequest): Promise<Response> => sentToProvider(call);

/** A browser comes here by itself, so a provider that is away sends it back; a mistake of the app is told to the app. */
export async function sentToProvider(call: AuthRequest, linking?: Linking): Promise<Response> {
  const target = redirectTarget(call);
  try {
    const { url, cookie } = await beginFlow(call, target, linking);
    const response = redirectWith(302, url, {});
    if (cookie) response.headers.append("set-cookie", cookie);
    return response;
  } catch (error) {
    if (error instanceof AuthError && error.status < 500) throw error;
    return backWithError(call, target, error);
  }
}
