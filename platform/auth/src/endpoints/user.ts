import type { UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { invalid } from "@platform/auth/request/errors";
import { shownUser } from "@platform/auth/users/user";

export async function getUser({ user, claims, request }: UserCall): Promise<Response> {
  const audience = request.headers.get("x-jwt-aud");
  if (audience && audience !== claims.aud) throw invalid("Token audience doesn't match request audience");
  return answer(shownUser(user));
}
