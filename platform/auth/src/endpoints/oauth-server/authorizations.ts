/** The data that the site's consent page shows to a person, and the answer the person gives. */
import { z } from "zod";
import { approve, deny, questionFor, type AuthorizationRow } from "@platform/auth/oauth-server/authorization";
import { backToApp } from "@platform/auth/oauth-server/back-to-app";
import { clientById, introducedClient, type ClientRow } from "@platform/auth/oauth-server/client";
import { isThisMachine } from "@platform/auth/oauth-server/client-body";
import { allowsAlready, keepConsent } from "@platform/auth/oauth-server/consent";
import { ensureSecondFactor } from "@platform/auth/mfa/assurance";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { invalid } from "@platform/auth/request/errors";
import { readJson, text } from "@platform/auth/request/json";

export async function getAuthorization(call: UserCall): Promise<Response> {
  const { auth, user, session, params, now } = call;
  ensureSecondFactor(user, session);
  const body = await auth.db.transaction(async (tx) => {
    const question = await questionFor(tx, call, params["authorizationId"] ?? "", user.id);
    const client = (await clientById(tx, question.client_id))!;
    if (isRecognizable(client, question) && (await allowsAlready(tx, user.id, client.id, question.scope)))
      return { redirect_url: backToApp(auth, question, { code: await approve(tx, question, now) }) };
    return {
      authorization_id: question.authorization_id,
      redirect_uri: question.redirect_uri,
      client: introducedClient(client),
      user: { id: user.id, email: user.email ?? "" },
      scope: question.scope,
    };
  });
  return answer(body);
}

/** A program on the person's own machine has no secret and no address of its own, so that any could say it is the one they allowed. */
const isRecognizable = ({ client_type }: ClientRow, { redirect_uri }: AuthorizationRow): boolean =>
  client_type === "confidential" || !isThisMachine(new URL(redirect_uri).hostname);

const schema = z.object({ action: text });

export async function decideAuthorization(call: UserCall): Promise<Response> {
  const { auth, user, session, params, now } = call;
  ensureSecondFactor(user, session);
  const { action } = await readJson(call.request, schema);
  if (action !== "approve" && action !== "deny") throw invalid("action must be 'approve' or 'deny'");
  const redirect_url = await auth.db.transaction(async (tx) => {
    const question = await questionFor(tx, call, params["authorizationId"] ?? "", user.id);
    const client_id = question.client_id;
    if (action === "deny") {
      await deny(tx, question);
      return backToApp(auth, question, { error: "access_denied", error_description: "User denied the request" });
    }
    await keepConsent(tx, user.id, client_id, question.scope, now);
    await audit(tx, call, "oauth_consent_granted", user, { client_id });
    return backToApp(auth, question, { code: await approve(tx, question, now) });
  });
  return answer({ redirect_url });
}
