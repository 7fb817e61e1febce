/** Someone who signs in through the identity provider of their company: what their browser does, step by step. */
import { randomUUID } from "node:crypto";
import { createSamlProvider, readQuestion, type SamlPerson, type SamlTwist } from "./saml-provider.ts";
import type { Service } from "./service.ts";

const attribute_mapping = {
  keys: { department: { name: "dept" }, roles: { names: ["roles"], array: true }, site: { default: "Bilbao" } },
};

/** The service as its metadata call it. */
export const company = {
  entityId: "https://staff.example/auth/v1/sso/saml/metadata",
  acs: "https://staff.example/auth/v1/sso/saml/acs",
};

/** The redirect for an answer that is not accepted. */
export const refused = {
  status: 303,
  query: { error_code: "validation_failed", error_description: "SAML Assertion is not valid" },
};

export function createSsoVisitor(service: Service) {
  const idp = createSamlProvider(service.now);
  let registered: Promise<string> | undefined;
  const providerId = () => (registered ??= register());

  async function register(): Promise<string> {
    const body = { type: "saml", metadata_xml: idp.metadata(), domains: ["Acme.example"], attribute_mapping };
    return (await service.post("/admin/sso/providers", body, await service.adminToken())).body["id"] as string;
  }

  async function begin(more: object = {}) {
    await providerId();
    const request = { domain: "acme.example", redirect_to: "https://app.example/in", skip_http_redirect: true };
    const { body } = await service.post("/sso", { ...request, ...more });
    return readQuestion(body["url"], String((await service.get("/sso/saml/metadata")).body));
  }

  /** The browser posts what the provider gave it. */
  async function bring(xml: string, RelayState = "") {
    await providerId();
    const form = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString("base64"), RelayState });
    const answer = await service.ask("POST", "/sso/saml/acs", form.toString(), {
      "content-type": "application/x-www-form-urlencoded",
    });
    const url = new URL(answer.headers.get("location")!);
    const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    const query = Object.fromEntries(url.searchParams);
    return { status: answer.status, at: url.origin + url.pathname, query, fragment };
  }

  return {
    idp,
    providerId,
    begin,
    bring,
    someone(): SamlPerson & { email: string } {
      const email = `p${randomUUID()}@acme.example`;
      return { nameId: `n-${email}`, email, attributes: { mail: [email], dept: ["Crew"], roles: ["a", "b"] } };
    },
    async answered(person: SamlPerson, twist: SamlTwist = {}) {
      const question = await begin();
      return bring(
        idp.response(question.service, person, { inResponseTo: question.id, ...twist }),
        question.relayState,
      );
    },
    userOf: async (token: string | undefined) => (await service.get("/user", token)).body,
  };
}
