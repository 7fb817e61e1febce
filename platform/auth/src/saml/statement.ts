/**
 * The statement of a provider about a person, once it is certain that the provider addressed it to us, now, and in
 * answer to our question.
 */
import { secondsAfter, secondsBefore } from "@platform/kernel/clock";
import { childOf, childrenOf, textOf } from "./xml.ts";
import { signedPart } from "./signed-part.ts";

export type Statement = {
  id: string;
  nameId: { value: string; format: string };
  attributes: Map<string, string[]>;
  /** Until when the statement could be shown again. */
  validUntil: Date;
  sessionNotAfter: Date | undefined;
};

export type Expected = {
  certificates: string[];
  providerId: string;
  audience: string;
  recipient: string;
  /** Which question this must answer; none where the provider began. */
  requestId: string | undefined;
  now: Date;
};

// Clocks of two houses differ.
const skewSeconds = 90;

/** Throws with the reason, which is for the log. */
export function readStatement(xml: string, expected: Expected): Statement {
  const { assertion, response } = signedPart(xml, expected.certificates);
  if (response) checkResponse(response, expected);
  ensure(textOf(childOf(assertion, "assertion", "Issuer")) === expected.providerId, "it is of another issuer");
  const conditionsUntil = checkConditions(assertion, expected);
  const confirmedUntil = checkConfirmation(assertion, expected);
  const nameId = childOf(childOf(assertion, "assertion", "Subject"), "assertion", "NameID");
  const id = assertion.getAttribute("ID")!;
  return {
    id,
    nameId: { value: textOf(nameId), format: nameId?.getAttribute("Format") ?? "" },
    attributes: attributesOf(assertion),
    validUntil: secondsAfter(new Date(Math.max(+conditionsUntil, +confirmedUntil)), skewSeconds),
    sessionNotAfter: sessionEnd(assertion, expected.now),
  };
}

function checkResponse(response: Element, { recipient, requestId }: Expected): void {
  const destination = response.getAttribute("Destination");
  ensure(!destination || destination === recipient, "it is meant for another address");
  ensure((response.getAttribute("InResponseTo") || undefined) === requestId, "it answers another question");
  const status = childOf(childOf(response, "protocol", "Status"), "protocol", "StatusCode")?.getAttribute("Value");
  ensure(status === "urn:oasis:names:tc:SAML:2.0:status:Success", "it does not say that someone signed in");
}

function checkConditions(assertion: Element, { audience, now }: Expected): Date {
  const conditions = childOf(assertion, "assertion", "Conditions");
  ensure(conditions !== undefined, "it has no conditions");
  const notBefore = timeIn(conditions, "NotBefore");
  ensure(!notBefore || notBefore <= secondsAfter(now, skewSeconds), "it is not valid yet");
  const until = timeIn(conditions, "NotOnOrAfter");
  ensure(!until || until > secondsBefore(now, skewSeconds), "it is too old");
  const restrictions = childrenOf(conditions, "assertion", "AudienceRestriction");
  ensure(restrictions.length > 0, "it names no audience");
  for (const restriction of restrictions)
    ensure(
      childrenOf(restriction, "assertion", "Audience").map(textOf).includes(audience),
      "it is for another audience",
    );
  return until ?? now;
}

function checkConfirmation(assertion: Element, { recipient, requestId, now }: Expected): Date {
  const subject = childOf(assertion, "assertion", "Subject");
  const confirmed = (subject ? childrenOf(subject, "assertion", "SubjectConfirmation") : [])
    .filter((node) => node.getAttribute("Method") === "urn:oasis:names:tc:SAML:2.0:cm:bearer")
    .flatMap((node) => childrenOf(node, "assertion", "SubjectConfirmationData"))
    .filter((data) => data.getAttribute("Recipient") === recipient)
    .filter((data) => (data.getAttribute("InResponseTo") || undefined) === requestId)
    .map((data) => timeIn(data, "NotOnOrAfter"))
    .find((until) => until !== undefined && until > secondsBefore(now, skewSeconds));
  ensure(confirmed !== undefined, "nothing confirms that whoever brings it, here and now, is the person");
  return confirmed;
}

function attributesOf(assertion: Element): Map<string, string[]> {
  const attributes = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, "assertion", "AttributeStatement"))
    for (const attribute of childrenOf(statement, "assertion", "Attribute")) {
      const values = childrenOf(attribute, "assertion", "AttributeValue").map(textOf);
      for (const name of [attribute.getAttribute("Name"), attribute.getAttribute("FriendlyName")])
        if (name) attributes.set(name, [...(attributes.get(name) ?? []), ...values]);
    }
  return attributes;
}

function sessionEnd(assertion: Element, now: Date): Date | undefined {
  const ends = childrenOf(assertion, "assertion", "AuthnStatement").map((node) => timeIn(node, "SessionNotOnOrAfter"));
  const earliest = ends.filter((end) => end !== undefined).toSorted((a, b) => +a - +b)[0];
  ensure(!earliest || earliest > now, "the session at the provider has ended");
  return earliest;
}

function timeIn(node: Element, name: string): Date | undefined {
  const text = node.getAttribute(name);
  if (!text) return undefined;
  const time = new Date(text);
  ensure(!Number.isNaN(+time), `its ${name} is no time`);
  return time;
}

function ensure(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Error(reason);
}
