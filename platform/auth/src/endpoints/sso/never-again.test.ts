import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSamlProvider, type SamlTwist } from "@platform/auth/testing/saml-provider";
import { useService } from "@platform/auth/testing/service";
import { company, createSsoVisitor, refused } from "@platform/auth/testing/sso-visitor";

const service = useService({ saml: { enabled: true }, redirectAllowList: ["https://app.example/**"] });
const { idp, someone, begin, bring, answered, userOf } = createSsoVisitor(service);

describe("never again: an answer is refused", () => {
  it.each<[string, SamlTwist]>([
    ["that nobody signed", { signs: "nothing" }],
    ["for another service", { audience: "https://other.example/metadata" }],
    ["for another address", { recipient: "https://other.example/acs" }],
    ["of another issuer", { issuer: "https://other.example" }],
    ["to another question", { inResponseTo: "id-of-someone-else" }],
    ["that is too old", { lateBy: -600 }],
    ["that is not valid yet", { lateBy: 600 }],
    ["signed with SHA-1", { algorithm: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" }],
    ["with a digest of SHA-1", { digest: "http://www.w3.org/2000/09/xmldsig#sha1" }],
    ["after the provider's session", { sessionNotAfter: new Date("2020-01-01") }],
  ])("%s", async (_, twist) => expect(await answered(someone(), twist)).toMatchObject(refused));

  it("without the question that it claims to answer", async () => {
    const question = await begin();
    const xml = idp.response(question.service, someone(), { inResponseTo: question.id });
    expect(await bring(xml)).toMatchObject(refused);
    expect(await bring(xml, randomUUID())).toMatchObject({ query: { error_code: "saml_relay_state_not_found" } });
  });

  it("that was shown before", async () => {
    const xml = idp.response(company, someone());
    expect((await bring(xml)).status).toBe(302);
    expect(await bring(xml)).toMatchObject(refused);
  });

  it("whose state is old or used", async () => {
    const question = await begin();
    const answer = () => idp.response(question.service, someone(), { inResponseTo: question.id });
    expect((await bring(answer(), question.relayState)).status).toBe(302);
    expect(await bring(answer(), question.relayState)).toMatchObject({
      query: { error_code: "saml_relay_state_not_found" },
    });
    const late = await begin();
    service.wait(301);
    expect(
      await bring(idp.response(late.service, someone(), { inResponseTo: late.id }), late.relayState),
    ).toMatchObject({
      query: { error_code: "saml_relay_state_expired" },
    });
  });

  it("with a key of its own", async () => {
    const liar = createSamlProvider(service.now, { entityId: idp.entityId });
    expect(await bring(liar.response(company, someone()))).toMatchObject(refused);
  });

  it("of a provider that nobody knows", async () =>
    expect(await bring(createSamlProvider(service.now).response(company, someone()))).toMatchObject({
      query: { error_code: "saml_idp_not_found" },
    }));

  const assertionOf = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0];
  const forgedFrom = (signed: string) =>
    assertionOf(signed)
      .replace(/<Signature[\s\S]*<\/Signature>/, "")
      .replace(/ID="[^"]*"/, 'ID="forged"')
      .replaceAll(/n-p[^<]*/g, "n-the-owner");

  it.each<[string, (xml: string) => string]>([
    [
      "a forged assertion before the signed one",
      (xml) => xml.replace("<saml:Assertion", `${forgedFrom(xml)}<saml:Assertion`),
    ],
    ["a forged assertion behind it", (xml) => xml.replace("</samlp:Response>", `${forgedFrom(xml)}</samlp:Response>`)],
    [
      "the signed one wrapped inside the forged one",
      (xml) => {
        const forged = forgedFrom(xml).replace(
          "</saml:Assertion>",
          `<saml:Advice>${assertionOf(xml)}</saml:Advice></saml:Assertion>`,
        );
        return xml.replace(assertionOf(xml), forged);
      },
    ],
    [
      "the signature moved to the forged one, and the signed one hidden",
      (xml) => {
        const signature = /<Signature[\s\S]*<\/Signature>/.exec(xml)![0];
        const original = assertionOf(xml).replace(signature, "");
        const forged = forgedFrom(xml).replace("</saml:Issuer>", `</saml:Issuer>${signature}`);
        return xml.replace(assertionOf(xml), `${forged}<samlp:Extensions>${original}</samlp:Extensions>`);
      },
    ],
    ["another name under the signature", (xml) => xml.replace(/n-p[^<]*/, "n-the-owner")],
    ["a document type", (xml) => `<!DOCTYPE r [<!ENTITY e "x">]>${xml}`],
    ["half of it", (xml) => xml.slice(0, xml.length / 2)],
  ])("with %s", async (_, wrap) => expect(await bring(wrap(idp.response(company, someone())))).toMatchObject(refused));

  it("and a comment inside a name changes nobody's name", async () => {
    const person = someone();
    const xml = idp.response(company, { ...person, nameId: `${person.nameId}.evil.example` });
    const back = await bring(xml.replace(".evil.example", "<!-- -->.evil.example"));
    const user = await userOf(back.fragment["access_token"]);
    expect(user["identities"][0].id).toBe(`${person.nameId}.evil.example`);
  });
});
