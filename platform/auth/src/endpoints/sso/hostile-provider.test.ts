/** A provider, or a colleague who holds one true answer of it, tries to have something else read than was signed. */
import { describe, expect, it } from "vitest";
import { createSamlProvider } from "@platform/auth/testing/saml-provider";
import { useService } from "@platform/auth/testing/service";
import { company, createSsoVisitor, refused } from "@platform/auth/testing/sso-visitor";

const settings = { redirectAllowList: ["https://app.example/**"] };
const service = useService({ ...settings, saml: { enabled: true } });
const { idp, someone, begin, bring, providerId, userOf } = createSsoVisitor(service);
const asking = useService({ ...settings, saml: { enabled: true, idpInitiated: false } });

const part = (xml: string, pattern: RegExp) => pattern.exec(xml)![0];
const signatureIn = (xml: string) => part(xml, /<Signature[\s\S]*<\/Signature>/);
const assertionIn = (xml: string) => part(xml, /<saml:Assertion [\s\S]*<\/saml:Assertion>/);
const without = (xml: string, what: string) => xml.replace(what, "");
/** The same without its signature, about somebody else; with the id of the true one or another. */
const forged = (xml: string, id?: string) => {
  const other = without(xml, signatureIn(xml)).replaceAll(/n-p[^<]*/g, "n-the-owner");
  return id === undefined ? other : other.replace(/ID="[^"]*"/, `ID="${id}"`);
};
const inSignature = (xml: string, more: string) =>
  signatureIn(xml).replace("</Signature>", `<Object>${more}</Object></Signature>`);
const signedInside = (element: string, signature: string) =>
  element.replace("</saml:Issuer>", `</saml:Issuer>${signature}`);

describe("a true answer is wrapped", () => {
  it.each<[string, (xml: string) => string]>([
    [
      "whole, in the signature of the forged one",
      (xml) => signedInside(forged(xml, "f"), inSignature(xml, without(xml, signatureIn(xml)))),
    ],
    [
      "whole, behind the signature of the forged one",
      (xml) => signedInside(forged(xml, "f"), signatureIn(xml) + without(xml, signatureIn(xml))),
    ],
    [
      "whole, in the signature of the forged one with the same id",
      (xml) => signedInside(forged(xml), inSignature(xml, without(xml, signatureIn(xml)))),
    ],
    [
      "whole, at the end of the forged one",
      (xml) => forged(xml, "f").replace("</samlp:Response>", `${xml}</samlp:Response>`),
    ],
  ])("%s", async (_, wrap) => {
    const xml = idp.response(company, someone(), { signs: "response" });
    expect(await bring(wrap(xml))).toMatchObject(refused);
    expect((await bring(xml)).status).toBe(302);
  });
});

describe("a true assertion is wrapped", () => {
  it.each<[string, (xml: string, assertion: string) => string]>([
    [
      "in the signature of the forged one",
      (xml, own) => xml.replace(own, signedInside(forged(own, "f"), inSignature(own, without(own, signatureIn(own))))),
    ],
    [
      "in the signature of the forged one with the same id",
      (xml, own) => xml.replace(own, signedInside(forged(own), inSignature(own, without(own, signatureIn(own))))),
    ],
    [
      "beside a forged one with the same id that hides in an extension",
      (xml, own) => xml.replace("<samlp:Status>", `<samlp:Extensions>${forged(own)}</samlp:Extensions><samlp:Status>`),
    ],
    [
      "beside its signature moved up to the answer",
      (xml, own) => signedInside(xml.replace(own, forged(own, "f") + without(own, signatureIn(own))), signatureIn(own)),
    ],
    [
      "under another name of its element",
      (xml, own) =>
        xml
          .replace(own, forged(own, "f"))
          .replace("</samlp:Response>", `<samlp:Extensions>${own}</samlp:Extensions></samlp:Response>`),
    ],
    [
      "by a forged id before its own",
      (xml, own) =>
        xml.replace(own, own.replace("<saml:Assertion ", '<saml:Assertion Id="f" ').replace(/n-p[^<]*/, "n-the-owner")),
    ],
  ])("%s", async (_, wrap) => {
    const xml = idp.response(company, someone());
    expect(await bring(wrap(xml, assertionIn(xml)))).toMatchObject(refused);
  });
});

describe("who answers", () => {
  const { metadata, response, signed, entityId } = createSamlProvider(service.now);
  let registered: Promise<unknown> | undefined;
  const register = async () =>
    (registered ??= service.post(
      "/admin/sso/providers",
      { type: "saml", metadata_xml: metadata() },
      await service.adminToken(),
    ));

  it("is whom we asked: another provider that we trust does not answer in its place", async () => {
    await register();
    const question = await begin();
    const person = someone();
    expect(
      await bring(response(question.service, person, { inResponseTo: question.id }), question.relayState),
    ).toMatchObject(refused);
    const named = await begin();
    const inTheName = response(named.service, person, { inResponseTo: named.id, issuer: idp.entityId });
    expect(await bring(inTheName, named.relayState)).toMatchObject(refused);
  });

  it("speaks for itself: an assertion in the name of another provider is none, whoever signs the answer around it", async () => {
    await register();
    const outer = response(company, someone(), { signs: "nothing" });
    const [own, foreign] = [assertionIn(outer), assertionIn(idp.response(company, someone()))];
    expect(await bring(signed(outer.replace(own, foreign)))).toMatchObject(refused);
    expect(await bring(signed(outer.replace(own, forged(foreign))))).toMatchObject(refused);
    expect(await bring(signed(outer.replace(own, own.replace(entityId, idp.entityId))))).toMatchObject(refused);
    expect(await bring(signed(outer.replace(own, own + foreign)))).toMatchObject(refused);
    expect(await bring(signed(outer.replace(own, "")))).toMatchObject(refused);
  });

  it("is asked for, where it must be", async () => {
    const own = createSsoVisitor(asking);
    expect(await own.bring(own.idp.response(company, own.someone()))).toMatchObject({
      query: { error_code: "saml_idp_not_found" },
    });
    expect((await own.answered(own.someone())).status).toBe(302);
  });

  it("may be switched off, or have another key, while somebody is on the way", async () => {
    const token = await service.adminToken();
    const path = `/admin/sso/providers/${await providerId()}`;
    const [early, late] = [await begin(), await begin()];
    const answer = ({ id, service: whom }: typeof early, by = idp) =>
      by.response(whom, someone(), { inResponseTo: id });
    await service.put(path, { disabled: true }, token);
    expect(await bring(answer(early), early.relayState)).toMatchObject({
      query: { error_code: "sso_provider_disabled" },
    });
    const renewed = createSamlProvider(service.now, { entityId: idp.entityId });
    await service.put(path, { disabled: false, metadata_xml: renewed.metadata() }, token);
    expect(await bring(answer(late), late.relayState)).toMatchObject(refused);
    const again = await begin();
    expect((await bring(answer(again, renewed), again.relayState)).status).toBe(302);
    await service.put(path, { metadata_xml: idp.metadata() }, token);
  });
});

describe("nobody is led elsewhere", () => {
  it.each([
    "https://app.example@evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)//https://app.example/",
    "https://app.example.evil.example/in",
    "https://staff.example:444/",
    "data:text/html,x",
    "https://app.example/\r\nset-cookie:a=b",
  ])("by %j beside a true answer, nor beside a false one", async (state) => {
    expect(await bring(idp.response(company, someone()), state)).toMatchObject({
      status: 302,
      at: "https://staff.example/",
    });
    expect((await bring(idp.response(company, someone(), { signs: "nothing" }), state)).at).toBe(
      "https://staff.example/",
    );
  });
});

it.each(["<![CDATA[.]]>", "&#x2e;", "<!-- --><!---->."])(
  "%s instead of a point changes nobody's name",
  async (written) => {
    const person = someone();
    const xml = idp.response(company, { ...person, nameId: `${person.nameId}.evil.example` });
    const { fragment } = await bring(xml.replace(".evil.example", `${written}evil.example`));
    const user = await userOf(fragment["access_token"]);
    expect(user["identities"][0].id).toBe(`${person.nameId}.evil.example`);
  },
);
