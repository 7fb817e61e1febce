/** What the authentication service is asked about other apps that someone signs in to. */
import type { Actor } from "@product/domain/actor";
import { failure } from "#request/failures.ts";
import { perform } from "#request/perform.ts";
import type { RequestSession } from "#request/session.ts";

export type Question = { id: string; app: string; host: string; email: string; scopes: string[] };

/** The question, the address where it is answered already, or nothing when it has ended. */
export async function askedQuestion(
  { client }: RequestSession,
  id: string,
): Promise<{ question: Question } | { goTo: string } | undefined> {
  const { data, error } = await client().auth.oauth.getAuthorizationDetails(id);
  if (error) return ended(error);
  if (!("authorization_id" in data)) return { goTo: webAddress(data.redirect_url) };
  const { redirect_uri, client: app, user, scope } = data;
  return {
    question: {
      id: data.authorization_id,
      app: app.name,
      host: new URL(webAddress(redirect_uri)).host,
      email: user.email,
      scopes: scope.split(" ").filter(Boolean),
    },
  };
}

/** Where the browser goes on with the answer. */
export const answerQuestion = (
  actor: Actor,
  { question, answer }: { question: string; answer: "approve" | "deny" },
  { client, signedIn }: RequestSession,
): Promise<{ goTo: string } | undefined> =>
  perform(actor, answer === "approve" ? "connected-app.allow" : "connected-app.refuse", async ({ on }) => {
    on({ userId: signedIn!.userId });
    const { oauth } = client().auth;
    const asked = answer === "approve" ? oauth.approveAuthorization(question) : oauth.denyAuthorization(question);
    const { data, error } = await asked;
    return error ? ended(error) : { goTo: webAddress(data.redirect_url) };
  });

/** What the client could not send at all has the status nought. */
function ended({ status = 0 }: { status?: number | undefined }): undefined {
  if (status < 400 || status >= 500) throw failure("away");
  return undefined;
}

/** A hosted service may know apps with addresses of another kind; a page leads to none of them. */
function webAddress(address: string): string {
  if (!/^https?:\/\//.test(address)) throw failure("notUnderstood");
  return address;
}
