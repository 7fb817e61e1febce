import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";

/** A question for whoever wants in, where work is asked for: the token is the challenge, a colon and the number that was found. */
export async function captchaQuestion({ auth }: AuthRequest): Promise<Response> {
  if (!auth.proofOfWork) throw new AuthError(404, "feature_disabled", "Proof of work is disabled");
  return answer(auth.proofOfWork.ask());
}
