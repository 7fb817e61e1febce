import { describe, expect, it } from "vitest";
import { createSamlProvider, readQuestion } from "@platform/auth/testing/saml-provider";
import { granted } from "./testing/answers.ts";
import { someone } from "./testing/people.ts";
import { opaque, usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { saml: { enabled: true }, redirectAllowList: ["https://app.example/**"] } });
const idp = createSamlProvider(() => new Date());
const admin = { apikey: opaque.secret, "content-type": "application/json" };

describe("single sign-on by the official client", () => {
  it("goes to the company's provider and comes back with a session", async () => {
    const body = { type: "saml", metadata_xml: idp.metadata(), domains: ["acme.example"] };
    const response = await platform.ask("POST", "/admin/sso/providers", { body, headers: admin });
    expect(response.status).toBe(201);
    const { auth } = platform.pkceClient();
    const options = { redirectTo: "https://app.example/in" };
    const { url } = await granted(auth.signInWithSSO({ domain: "acme.example", options }));
    const metadata = await (await fetch(`${platform.auth}/sso/saml/metadata`)).text();
    const { id, relayState, service } = readQuestion(url, metadata);
    const email = someone();
    const xml = idp.response(service, { nameId: email, attributes: { mail: [email] } }, { inResponseTo: id });
    const back = await fetch(`${platform.auth}/sso/saml/acs`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString("base64"), RelayState: relayState }),
    });
    const code = new URL(back.headers.get("location")!).searchParams.get("code")!;
    const { session } = await granted(auth.exchangeCodeForSession(code));
    expect(session.user).toMatchObject({ email, app_metadata: { provider: `sso:${String(response.body["id"])}` } });
    expect((await granted(auth.getUser())).user.email).toBe(email);
  });

  it("is refused for a domain that nobody has", async () =>
    expect(platform.client().auth.signInWithSSO({ domain: "nobody.example" })).toBeRefused({
      status: 404,
      code: "sso_provider_not_found",
      message: "No SSO provider assigned for this domain",
    }));
});
