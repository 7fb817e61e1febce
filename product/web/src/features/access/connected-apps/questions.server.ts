/** Questions to the authentication service about other apps that a user signs in to. */
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

type Answer = { question: string; answer: "approve" | "deny" };

/** Where the browser goes on with the answer; nothing when the question has ended, of which the trail says nothing either. */
export const answerQuestion = async (
  actor: Actor,
  answer: Answer,
  session: RequestSession,
): Promise<{ goTo: string } | undefined> =>
  answered(actor, answer, session).catch((error: unknown) => {
    if (error instanceof Ended) return undefined;
    throw error;
  });

class Ended extends Error {}

const answered = (actor: Actor, { question, answer }: Answer, { client, signedIn }: RequestSession) =>
  perform(actor, answer === "approve" ? "connected-app.allow" : "connected-app.refuse", async ({ subject }) => {
    subject({ userId: signedIn!.userId });
    const { oauth } = client().auth;
    const decision = answer === "approve" ? oauth.approveAuthorization(question) : oauth.denyAuthorization(question);
    const { data, error } = await decision;
    if (error) throw ended(error) ?? new Ended();
    return { goTo: webAddress(data.redirect_url) };
  });

/** A request that the client could not send at all has the status 0. */
function ended({ status = 0 }: { status?: number | undefined }): undefined {
  if (status < 400 || status >= 500) throw failure("away");
  return undefined;
}

/** A hosted service may know apps with addresses of another kind; a page leads to none of them. */
function webAddress(address: string): string {
  if (!/^https?:\/\//.test(address)) throw failure("notUnderstood");
  return address;
}
