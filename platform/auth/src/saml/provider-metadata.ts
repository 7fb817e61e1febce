/** The metadata that an identity provider publishes: its id, its addresses and the keys with which it signs. */
import { X509Certificate } from "node:crypto";
import { isStorable } from "@platform/auth/request/json";
import { childOf, childrenOf, isElement, parseXml, textOf } from "./xml.ts";

export type ProviderMetadata = { entityId: string; signInUrl: string; certificates: string[] };

const redirectBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const longestMetadata = 256 * 1024;

/** Throws with a reason that its administrator can read. */
export function readProviderMetadata(xml: string): ProviderMetadata {
  if (xml.length > longestMetadata || !isStorable(xml)) throw new Error("it is too long");
  const root = parseXml(xml);
  const entities = isElement(root, "metadata", "EntitiesDescriptor")
    ? childrenOf(root, "metadata", "EntityDescriptor")
    : [root].filter((node) => isElement(node, "metadata", "EntityDescriptor"));
  const withSignIn = entities.filter((entity) => childOf(entity, "metadata", "IDPSSODescriptor"));
  if (withSignIn.length !== 1) throw new Error("it does not describe exactly one identity provider");
  const entity = withSignIn[0]!;
  const entityId = entity.getAttribute("entityID") ?? "";
  if (entityId === "" || entityId.length > 1024) throw new Error("it has no entityID");
  const descriptor = childOf(entity, "metadata", "IDPSSODescriptor")!;
  return { entityId, signInUrl: signInUrlOf(descriptor), certificates: certificatesOf(descriptor) };
}

function signInUrlOf(descriptor: Element): string {
  const service = childrenOf(descriptor, "metadata", "SingleSignOnService").find(
    (node) => node.getAttribute("Binding") === redirectBinding,
  );
  const location = service?.getAttribute("Location") ?? "";
  const url = URL.canParse(location) ? new URL(location) : undefined;
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new Error("it names no address for signing in by HTTP-Redirect");
  return url.href;
}

/** A key without a use is for both. */
function certificatesOf(descriptor: Element): string[] {
  const certificates = childrenOf(descriptor, "metadata", "KeyDescriptor")
    .filter((key) => key.getAttribute("use") !== "encryption")
    .flatMap((key) => childrenOf(key, "signature", "KeyInfo"))
    .flatMap((info) => childrenOf(info, "signature", "X509Data"))
    .flatMap((data) => childrenOf(data, "signature", "X509Certificate"))
    .map((node) => new X509Certificate(Buffer.from(textOf(node), "base64")).toString());
  if (certificates.length === 0) throw new Error("it has no certificate to check signatures with");
  return certificates;
}
