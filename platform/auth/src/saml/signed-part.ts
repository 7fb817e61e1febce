/**
 * The bytes that a provider really signed. Only these bytes of an answer are ever read, so it does not matter what was
 * wrapped around them, put beside them or left out.
 */
import { SignedXml } from "xml-crypto";
import { childOf, childrenOf, isElement, parseXml } from "./xml.ts";

export type Signed = {
  assertion: Element;
  /** Only where the whole answer was signed. */
  response: Element | undefined;
};

/** Throws where nothing is signed, or not by one of these certificates. */
export function signedPart(xml: string, certificates: string[]): Signed {
  const answer = parseXml(xml);
  if (!isElement(answer, "protocol", "Response")) throw new Error("not a Response");
  const whole = childOf(answer, "signature", "Signature");
  if (whole) {
    const response = verified(xml, answer, whole, certificates);
    if (!isElement(response, "protocol", "Response")) throw new Error("the signature is of something else");
    return { assertion: onlyAssertion(response), response };
  }
  const claimed = onlyAssertion(answer);
  const signature = childOf(claimed, "signature", "Signature");
  if (!signature) throw new Error("neither the Response nor its Assertion is signed");
  const assertion = verified(xml, claimed, signature, certificates);
  if (!isElement(assertion, "assertion", "Assertion")) throw new Error("the signature is of something else");
  return { assertion, response: undefined };
}

function onlyAssertion(response: Element): Element {
  const assertions = childrenOf(response, "assertion", "Assertion");
  if (assertions.length !== 1) throw new Error("not exactly one Assertion that can be read");
  return assertions[0]!;
}

function verified(xml: string, owner: Element, signature: Element, certificates: string[]): Element {
  for (const publicCert of certificates) {
    // Keys that come with the answer are the answer's own word, and count for nothing.
    const check = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
    check.SignatureAlgorithms = only(check.SignatureAlgorithms, signatures);
    check.HashAlgorithms = only(check.HashAlgorithms, hashes);
    check.CanonicalizationAlgorithms = only(check.CanonicalizationAlgorithms, transforms);
    check.loadSignature(signature as never);
    if (!isValid(check, xml)) continue;
    const [bytes, ...more] = check.getSignedReferences();
    if (bytes === undefined || more.length > 0) throw new Error("not exactly one thing is signed");
    const signed = parseXml(bytes);
    const id = signed.getAttribute("ID");
    if (!id || id !== owner.getAttribute("ID")) throw new Error("the signature is of something else");
    return signed;
  }
  throw new Error("no certificate of the provider fits the signature");
}

function isValid(check: SignedXml, xml: string): boolean {
  try {
    return check.checkSignature(xml);
  } catch {
    return false;
  }
}

const only = <Kind>(all: Record<string, Kind>, names: string[]): Record<string, Kind> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

// Without SHA-1, which others can forge.
const signatures = [
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1",
];
const hashes = ["http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2001/04/xmlenc#sha512"];
const transforms = [
  "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
  "http://www.w3.org/2001/10/xml-exc-c14n#",
  "http://www.w3.org/2001/10/xml-exc-c14n#WithComments",
  "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
];
