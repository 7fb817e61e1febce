/** Reads XML of others: small, without a document type, and without forgiving what is broken. */
import { DOMParser } from "@xmldom/xmldom";

export const namespaces = {
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
} as const;

type Namespace = keyof typeof namespaces;

export function parseXml(xml: string): Element {
  // Entities of a document type make small files large, and read files of the machine.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Error("XML with a document type is not read");
  const fail = (message: string) => {
    throw new Error(message);
  };
  const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } });
  const root = parser.parseFromString(xml, "text/xml").documentElement as Element | null;
  if (!root) throw new Error("XML without an element");
  return root;
}

export const isElement = (node: Element, namespace: Namespace, name: string): boolean =>
  node.namespaceURI === namespaces[namespace] && node.localName === name;

/** Direct children only: what lies deeper may be anyone's. */
export function childrenOf(parent: Element, namespace: Namespace, name: string): Element[] {
  const found: Element[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling)
    if (child.nodeType === 1 && isElement(child as Element, namespace, name)) found.push(child as Element);
  return found;
}

export const childOf = (parent: Element | undefined, namespace: Namespace, name: string): Element | undefined =>
  parent && childrenOf(parent, namespace, name)[0];

export const textOf = (node: Element | undefined): string => node?.textContent?.trim() ?? "";

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
