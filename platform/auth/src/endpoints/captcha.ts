import { answer, type Call } from "@platform/auth/request/call";
import { AuthError } from "@platform/auth/request/errors";

/** A question for whoever wants in, where work is asked for: the token is the challenge, a colon and the number that was found. */
export async function captchaQuestion({ auth }: Call): Promise<Response> {
  if (!auth.proofOfWork) throw new AuthError(404, "feature_disabled", "Proof of work is disabled");
  return answer(auth.proofOfWork.ask());
}
