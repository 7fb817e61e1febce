/** Anyone may send an answer: what it costs to find out that it is none must not stop the server. */
import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";
import { company, createSsoVisitor, refused } from "@platform/auth/testing/sso-visitor";

const service = useService({ saml: { enabled: true }, redirectAllowList: ["https://app.example/**"] });
const { idp, someone, bring } = createSsoVisitor(service);

const many = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, at) => make(at));
const inAssertion = (more: string[]) => (xml: string) =>
  xml.replace("</saml:Assertion>", `${more.join("")}</saml:Assertion>`);
const inFirstTag = (more: string[]) => (xml: string) => xml.replace("<samlp:Response", `$& ${more.join(" ")}`);

describe("an answer is refused before it is read", () => {
  it.each<[string, (xml: string) => string]>([
    ["with thousands of elements", inAssertion(many(20_000, () => "<a/>"))],
    [
      "with thousands of elements, each with a name space of its own",
      inAssertion(many(9_000, (at) => `<b${at}:x xmlns:b${at}="u"/>`)),
    ],
    ["with elements nested without end", inAssertion([...many(9_000, () => "<a>"), ...many(9_000, () => "</a>")])],
    [
      "with name spaces nested without end",
      inAssertion([...many(5_000, (at) => `<x xmlns:b${at}="u">`), ...many(5_000, () => "</x>")]),
    ],
    ["with thousands of name spaces", inFirstTag(many(9_000, (at) => `xmlns:b${at}="u"`))],
    ["with thousands of attributes", inFirstTag(many(9_000, (at) => `b${at}="u"`))],
    ["with thousands of comments", inAssertion(many(9_000, () => "<!---->"))],
    [
      "with the same signature over and over",
      (xml) => xml.replace(/<Reference[\s\S]*<\/Reference>/, (each) => each.repeat(500)),
    ],
    ["as long as a book", inAssertion(["x".repeat(200_000)])],
  ])("%s", async (_, swollen) => expect(await bring(swollen(idp.response(company, someone())))).toMatchObject(refused));
});

it("someone of a large company, who is in two hundred groups, comes in", async () => {
  const person = someone();
  const groups = many(200, (at) => `https://company.example/groups/${at}`);
  const swollen = { ...person, attributes: { ...person.attributes, groups } };
  expect((await bring(idp.response(company, swollen))).fragment["access_token"]).toBeDefined();
});
