import { claimsFor } from "@platform/auth/oauth-server/person-claims";
import type { UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";

/** An application learns what it was allowed; a person's own session learns all of it. */
export const userinfo = async ({ user, session }: UserCall): Promise<Response> =>
  answer(claimsFor(user, session?.oauth_client_id ? (session.scopes ?? "") : "profile email phone"));
