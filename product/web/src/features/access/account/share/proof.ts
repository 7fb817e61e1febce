/** Sensitive acts ask again who is there, unless that was shown some minutes ago: by the password, or by a code that is mailed. */
import { clockNow } from "#request/clock.ts";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { isProofDue, recordProof } from "#features/access/account/proofs.server.ts";
import type { Proof } from "#features/access/account/schema.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import type { Sent } from "#request/forms/form-action.ts";
import { sessionContext, type RequestSession, type SignedIn } from "#request/session.ts";

/** How the page asks for proof: whether it must, by which way, and where a code would be sent if it can be. */
export type ProofWanted = {
  isDue: boolean;
  way: "password" | "code";
  isSent: boolean;
  email: string;
  canMail: boolean;
};

export async function proofWanted(
  { context, request }: Sent,
  { hasPassword }: { hasPassword: boolean },
): Promise<ProofWanted> {
  const { signedIn } = signedInSession(context);
  // Where a code was sent, the address says so: the page then asks for the code.
  const isSent = new URL(request.url).searchParams.get("proof") === "code";
  const way = hasPassword && !isSent ? "password" : "code";
  const canMail = context.get(requestContext).settings.delivery.account !== "kept";
  return { isDue: await isProofDue(signedIn, clockNow()), way, isSent, email: signedIn.email, canMail };
}

/** The same command for someone who has shown who they are: some minutes ago, or with this form. */
export const proven =
  <Input, Result>(command: (actor: Actor, input: Input, sent: Sent) => Promise<Result>) =>
  async (actor: Actor, input: Input & Proof, sent: Sent): Promise<Result> => {
    const session = signedInSession(sent.context);
    const isShown = Boolean(input.currentPassword ?? input.proofCode);
    if (isShown || (await isProofDue(session.signedIn, clockNow()))) {
      await showAgain(session, input);
      await recordProof(actor, session.signedIn);
    }
    try {
      return await command(actor, input, sent);
    } catch (error) {
      // The service has the last word on how long ago it was; the form comes back and asks.
      if (!isShown && isReauthenticationNeeded(error)) throw new Refused({ code: "proof.needed" });
      throw error;
    }
  };

const isReauthenticationNeeded = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "reauthentication_needed";

export async function sendProofCode({ context }: Pick<Sent, "context">): Promise<void> {
  const { signedIn, apart } = signedInSession(context);
  const { error } = await apart().auth.signInWithOtp({ email: signedIn.email, options: { shouldCreateUser: false } });
  if (error) throw error;
}

/** The session at hand, of someone who is certainly signed in. */
export function signedInSession(context: Sent["context"]): RequestSession & { signedIn: SignedIn } {
  const { signedIn, ...session } = context.get(sessionContext);
  if (!signedIn) throw failure("signInNeeded");
  return { ...session, signedIn };
}

async function showAgain(session: RequestSession & { signedIn: SignedIn }, proof: Proof) {
  const { email } = session.signedIn;
  const { currentPassword, proofCode } = proof;
  if (!currentPassword && !proofCode) throw new Refused({ code: "proof.needed" });
  const { auth } = session.apart();
  const { error } = proofCode
    ? await auth.verifyOtp({ email, token: proofCode, type: "email" })
    : await auth.signInWithPassword({ email, password: currentPassword! });
  if (error?.code === "invalid_credentials") throw new Refused({ code: "proof.password-wrong" });
  if (error) throw error;
  // The service knows no other way to check than to sign in; that session is not wanted.
  await auth.signOut({ scope: "local" });
  await session.renewProof(proofCode ? "otp" : "password");
}
