/** Where an identity provider sends people with its answer. A person is looking: whatever happens, they end up in the app. */
import { secondsBefore } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { allowedTarget } from "@platform/auth/flows/redirect-target";
import { redirectWith, sessionFields } from "@platform/auth/flows/redirects";
import { ensureRate } from "@platform/auth/limits/rates";
import { onwardWithError } from "@platform/auth/providers/back-with-error";
import { audit } from "@platform/auth/request/audit";
import { isUuid } from "@platform/auth/request/bearer";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { readEncoded } from "@platform/auth/request/encoded";
import { isBounded } from "@platform/auth/saml/bounded-answer";
import { claimsOf, emailOf, subjectOf } from "@platform/auth/saml/claims";
import { refreshed } from "@platform/auth/saml/fetch-metadata";
import { providerById, providerOfEntity, type SsoProvider } from "@platform/auth/saml/provider";
import { readProviderMetadata } from "@platform/auth/saml/provider-metadata";
import { answerUrl, serviceId } from "@platform/auth/saml/service";
import { signInSsoPerson, type SsoPerson } from "@platform/auth/saml/sign-in";
import { readStatement, type Statement } from "@platform/auth/saml/statement";
import { childOf, parseXml, textOf } from "@platform/auth/saml/xml";
import { startSession } from "@platform/auth/sessions/session";

/** The answer of a provider, with the question of ours to which it belongs, if any. */
type Arrival = { provider: SsoProvider; requestId: string | undefined; target: string; flowId: string | null };

type RelayState = {
  sso_provider_id: string;
  request_id: string;
  redirect_to: string | null;
  flow_state_id: string | null;
  created_at: Date;
};

export async function samlAnswer(call: AuthRequest): Promise<Response> {
  let target = call.auth.settings.siteUrl;
  try {
    ensureRate(call, "saml");
    const form = await readEncoded(call.request);
    const xml = Buffer.from(form.get("SAMLResponse") ?? "", "base64").toString();
    if (xml === "") throw invalid("SAMLResponse is missing");
    if (!isBounded(xml)) throw notValid();
    const arrival = await arrivalOf(call, form.get("RelayState") ?? "", xml);
    target = arrival.target;
    if (arrival.provider.disabled) throw new AuthError(404, "sso_provider_disabled", "SSO provider is disabled");
    const provider = await refreshed(call, arrival.provider);
    const statement = believed(call, xml, { ...arrival, provider });
    const person = personIn(statement, provider);
    return await call.auth.db.transaction((tx) => signedIn(tx, call, arrival, statement, person));
  } catch (error) {
    return onwardWithError(call, target, error);
  }
}

async function arrivalOf(call: AuthRequest, relayState: string, xml: string): Promise<Arrival> {
  const { auth, now } = call;
  if (!isUuid(relayState)) {
    const provider = await providerOfEntity(auth.db, issuerIn(xml));
    if (!provider || !auth.settings.saml.idpInitiated) throw unknownProvider();
    return { provider, requestId: undefined, target: allowedTarget(relayState, auth.settings), flowId: null };
  }
  // Taken out: of many who come with one state, one goes on.
  const state = await auth.db.first<RelayState>(`DELETE FROM auth.saml_relay_states WHERE id = $1 RETURNING *`, [
    relayState,
  ]);
  if (!state)
    throw new AuthError(404, "saml_relay_state_not_found", "SAML RelayState does not exist, try logging in again?");
  if (state.created_at < secondsBefore(now, auth.settings.saml.relayStateSeconds))
    throw new AuthError(422, "saml_relay_state_expired", "SAML RelayState has expired. Try logging in again?");
  const provider = await providerById(auth.db, state.sso_provider_id);
  if (!provider) throw unknownProvider();
  const target = allowedTarget(state.redirect_to ?? "", auth.settings);
  return { provider, requestId: state.request_id, target, flowId: state.flow_state_id };
}

const unknownProvider = () =>
  new AuthError(404, "saml_idp_not_found", "A SAML connection has not been established with this Identity Provider");

/** Only to know with whose keys the answer is to be checked. */
function issuerIn(xml: string): string {
  try {
    return textOf(childOf(parseXml(xml), "assertion", "Issuer"));
  } catch {
    throw notValid();
  }
}

const notValid = () => invalid("SAML Assertion is not valid");

function believed({ auth, now }: AuthRequest, xml: string, { provider, requestId }: Arrival): Statement {
  const { certificates } = readProviderMetadata(provider.metadata_xml);
  const { settings } = auth;
  try {
    return readStatement(xml, {
      certificates,
      providerId: provider.entity_id,
      audience: serviceId(settings),
      recipient: answerUrl(settings),
      requestId,
      now,
    });
  } catch (error) {
    auth.log.warn(
      { reason: (error as Error).message, provider: provider.id },
      "answer of an identity provider refused",
    );
    throw notValid();
  }
}

function personIn(statement: Statement, provider: SsoProvider): SsoPerson {
  const subject = subjectOf(statement);
  if (subject === "")
    throw new AuthError(
      400,
      "saml_assertion_no_user_id",
      "SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user",
    );
  const claims = claimsOf(statement, provider.attribute_mapping);
  const email = emailOf(statement, claims);
  if (email === "")
    throw new AuthError(400, "saml_assertion_no_email", "SAML Assertion does not contain an email address");
  return { providerId: provider.id, domains: provider.domains, issuer: provider.entity_id, subject, email, claims };
}

const useUp = `INSERT INTO auth.saml_used_assertions (sso_provider_id, assertion_id, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING 1`;
const handOver = `UPDATE auth.flow_state SET user_id = $2, session_not_after = $3, auth_code_issued_at = $4 WHERE id = $1 RETURNING auth_code`;

async function signedIn(
  tx: Sql,
  call: AuthRequest,
  arrival: Arrival,
  statement: Statement,
  person: SsoPerson,
): Promise<Response> {
  const { provider, target, flowId } = arrival;
  if (!(await tx.first(useUp, [provider.id, statement.id, statement.validUntil]))) throw notValid();
  const user = await signInSsoPerson(tx, call, person);
  if (flowId !== null) {
    const flow = await tx.first<{ auth_code: string }>(handOver, [
      flowId,
      user.id,
      statement.sessionNotAfter ?? null,
      call.now,
    ]);
    if (!flow) throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
    return redirectWith(302, target, { query: { code: flow.auth_code } });
  }
  await audit(tx, call, "login", user, { provider: `sso:${provider.id}` });
  const notAfter = statement.sessionNotAfter;
  const session = await startSession(tx, call, user, { method: "sso/saml", provider: provider.id, notAfter });
  return redirectWith(302, target, { fragment: sessionFields(session) });
}
