/** This service as a provider of services, in the words of SAML: what it is called, where it is answered, and what it asks. */
import { randomUUID, sign } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import type { AuthSettings } from "@platform/auth/settings";
import type { ServiceKey } from "./service-key.ts";
import { escapeXml, namespaces } from "./xml.ts";

export const serviceId = ({ externalUrl }: AuthSettings): string => new URL(`${externalUrl}/sso/saml/metadata`).href;
export const answerUrl = ({ externalUrl }: AuthSettings): string => new URL(`${externalUrl}/sso/saml/acs`).href;

const persistentId = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
const postBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST";
const rsaSha256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";

export function serviceMetadata(settings: AuthSettings, { certificate }: ServiceKey): string {
  const key = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.toString("base64")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${namespaces.metadata}" xmlns:ds="${namespaces.signature}" entityID="${escapeXml(serviceId(settings))}">
  <md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">
    <md:KeyDescriptor use="signing">${key}</md:KeyDescriptor>
    <md:NameIDFormat>${persistentId}</md:NameIDFormat>
    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>
    <md:AssertionConsumerService Binding="${postBinding}" Location="${escapeXml(answerUrl(settings))}" index="1"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

type Asked = { signInUrl: string; nameIdFormat: string | null; relayState: string; requestId: string; now: Date };

export const newRequestId = (): string => `id-${randomUUID().replaceAll("-", "")}`;

/** Where the browser goes to sign in: the question travels in the address, signed as the binding wants it. */
export function requestUrl(settings: AuthSettings, { privateKey }: ServiceKey, request: Asked): string {
  const xml =
    `<samlp:AuthnRequest xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="${request.requestId}" Version="2.0"` +
    ` IssueInstant="${request.now.toISOString()}" Destination="${escapeXml(request.signInUrl)}" ProtocolBinding="${postBinding}"` +
    ` AssertionConsumerServiceURL="${escapeXml(answerUrl(settings))}"><saml:Issuer>${escapeXml(serviceId(settings))}</saml:Issuer>` +
    `<samlp:NameIDPolicy AllowCreate="true" Format="${escapeXml(request.nameIdFormat ?? persistentId)}"/></samlp:AuthnRequest>`;
  const signed = [
    ["SAMLRequest", deflateRawSync(xml).toString("base64")],
    ["RelayState", request.relayState],
    ["SigAlg", rsaSha256],
  ]
    .map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
    .join("&");
  const signature = sign("sha256", Buffer.from(signed), privateKey).toString("base64");
  const join = request.signInUrl.includes("?") ? "&" : "?";
  return `${request.signInUrl}${join}${signed}&Signature=${encodeURIComponent(signature)}`;
}
