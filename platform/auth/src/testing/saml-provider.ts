/** An identity provider of a company, as it looks from outside: it checks what we ask, signs what it answers, and can be told to lie. */
import { generateKeyPairSync, randomUUID, verify, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";
import { selfSigned } from "@platform/auth/saml/certificate";
import { childOf, namespaces, parseXml, textOf } from "@platform/auth/saml/xml";

export type SamlPerson = { nameId: string; format?: string; attributes?: Record<string, string[]> };

/** Untrue values in an answer. */
export type SamlTwist = Partial<{
  audience: string;
  recipient: string;
  issuer: string;
  inResponseTo: string;
  assertionId: string;
  sessionNotAfter: Date;
  /** Seconds by which the provider's clock is wrong. */
  lateBy: number;
  signs: "assertion" | "response" | "nothing";
  algorithm: string;
  digest: string;
}>;

const rsaSha256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const sha256 = "http://www.w3.org/2001/04/xmlenc#sha256";
const exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#";

export function createSamlProvider(
  clock: () => Date,
  { entityId = `https://idp.example/${randomUUID()}`, signInUrl = "https://idp.example/sso?tenant=1" } = {},
) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const certificate = selfSigned(privateKey, "idp").toString("base64");

  const metadata = () =>
    `<EntityDescriptor xmlns="${namespaces.metadata}" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="${namespaces.protocol}">` +
    `<KeyDescriptor use="signing"><KeyInfo xmlns="${namespaces.signature}"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>` +
    `<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl.replaceAll("&", "&amp;")}"/>` +
    `</IDPSSODescriptor></EntityDescriptor>`;

  function sign(xml: string, element: "Response" | "Assertion", twist: SamlTwist): string {
    const signer = new SignedXml({
      privateKey: privateKey.export({ type: "pkcs8", format: "pem" }),
      signatureAlgorithm: twist.algorithm ?? rsaSha256,
      canonicalizationAlgorithm: exclusive,
    });
    const xpath = `//*[local-name(.)='${element}']`;
    const transforms = ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", exclusive];
    signer.addReference({ xpath, transforms, digestAlgorithm: twist.digest ?? sha256 });
    signer.computeSignature(xml, {
      location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: "after" },
    });
    return signer.getSignedXml();
  }

  /** An answer to nobody's question, unless `twist` names one. */
  function response(service: { entityId: string; acs: string }, person: SamlPerson, twist: SamlTwist = {}): string {
    const now = new Date(clock().getTime() + (twist.lateBy ?? 0) * 1000);
    const [from, until] = [-60, 300].map((seconds) => new Date(now.getTime() + seconds * 1000).toISOString());
    const answers = twist.inResponseTo === undefined ? "" : ` InResponseTo="${twist.inResponseTo}"`;
    const issuer = `<saml:Issuer>${twist.issuer ?? entityId}</saml:Issuer>`;
    const format = person.format ?? "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
    const attributes = Object.entries(person.attributes ?? {}).map(
      ([name, values]) =>
        `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join("")}</saml:Attribute>`,
    );
    const ends = twist.sessionNotAfter ? ` SessionNotOnOrAfter="${twist.sessionNotAfter.toISOString()}"` : "";
    const xml =
      `<samlp:Response xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="r${randomUUID()}" Version="2.0"` +
      ` IssueInstant="${now.toISOString()}" Destination="${service.acs}"${answers}>${issuer}` +
      `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
      `<saml:Assertion ID="${twist.assertionId ?? `a${randomUUID()}`}" Version="2.0" IssueInstant="${now.toISOString()}">${issuer}` +
      `<saml:Subject><saml:NameID Format="${format}">${person.nameId}</saml:NameID>` +
      `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData${answers}` +
      ` NotOnOrAfter="${until}" Recipient="${twist.recipient ?? service.acs}"/></saml:SubjectConfirmation></saml:Subject>` +
      `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${twist.audience ?? service.entityId}` +
      `</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now.toISOString()}"${ends}/>` +
      `<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
    if (twist.signs === "nothing") return xml;
    return sign(xml, twist.signs === "response" ? "Response" : "Assertion", twist);
  }

  return { entityId, metadata, response, signed: (xml: string) => sign(xml, "Response", {}) };
}

/** The question that the browser brings to the provider; throws if the service of these metadata did not sign it. */
export function readQuestion(url: string, serviceMetadata: string) {
  const query = new URL(url).searchParams;
  const signed = ["SAMLRequest", "RelayState", "SigAlg"]
    .map((name) => `${name}=${encodeURIComponent(query.get(name)!)}`)
    .join("&");
  const descriptor = childOf(parseXml(serviceMetadata), "metadata", "SPSSODescriptor")!;
  const data = childOf(
    childOf(childOf(descriptor, "metadata", "KeyDescriptor"), "signature", "KeyInfo"),
    "signature",
    "X509Data",
  );
  const { publicKey } = new X509Certificate(
    Buffer.from(textOf(childOf(data, "signature", "X509Certificate")), "base64"),
  );
  if (!verify("sha256", Buffer.from(signed), publicKey, Buffer.from(query.get("Signature")!, "base64")))
    throw new Error("the question is not signed by the service");
  const question = parseXml(inflateRawSync(Buffer.from(query.get("SAMLRequest")!, "base64")).toString());
  return {
    id: question.getAttribute("ID")!,
    relayState: query.get("RelayState")!,
    service: {
      entityId: textOf(childOf(question, "assertion", "Issuer")),
      acs: question.getAttribute("AssertionConsumerServiceURL")!,
    },
  };
}
