import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeOf, enroll, verify } from "@platform/auth/mfa/testing";
import { createSamlProvider, readQuestion } from "@platform/auth/testing/saml-provider";
import { useService } from "@platform/auth/testing/service";
import { createSsoVisitor } from "@platform/auth/testing/sso-visitor";

const service = useService({
  saml: { enabled: true, joinsByDomain: true },
  signup: { enabled: false },
  redirectAllowList: ["https://app.example/**"],
});
const { answered, bring, someone, userOf } = createSsoVisitor(service);

/** Someone whom the company invited; their password is a stranger's until the address is proved. */
async function invited(email: string): Promise<string> {
  const { body } = await service.post("/invite", { email }, await service.adminToken());
  return body["id"] as string;
}

describe("where a provider speaks for its domains", () => {
  it("an invited colleague comes into their account, once and again", async () => {
    const person = someone();
    const id = await invited(person.email);
    const user = await userOf((await answered(person)).fragment["access_token"]);
    expect(user).toMatchObject({ id, email: person.email, email_confirmed_at: expect.any(String) });
    expect((await userOf((await answered(person)).fragment["access_token"]))["id"]).toBe(id);
    expect(service.accountEvents.at(-1)).toMatchObject({ kind: "identity_linked", userId: id });
  });

  it("speaks not for the addresses of others", async () => {
    const email = `${randomUUID()}@elsewhere.example`;
    await invited(email);
    const back = await answered({ nameId: `n-${email}`, attributes: { mail: [email] } });
    expect(back).toMatchObject({ status: 303, query: { error_code: "signup_disabled" } });
  });

  it.each(["acme.example.evil.example", "sub.acme.example", "xacme.example", "elsewhere.example"])(
    "speaks not for %s, whose provider we trust for itself",
    async (domain) => {
      const other = createSamlProvider(service.now);
      const body = { type: "saml", metadata_xml: other.metadata(), domains: [domain] };
      await service.post("/admin/sso/providers", body, await service.adminToken());
      const email = `${randomUUID()}@${domain}`;
      await invited(email);
      const assertion = { nameId: `n-${email}`, attributes: { mail: [email] } };
      expect(await answered(assertion)).toMatchObject({ status: 303, query: { error_code: "signup_disabled" } });
      const ours = someone();
      await invited(ours.email);
      const question = await service.post("/sso", {
        domain,
        redirect_to: "https://app.example/in",
        skip_http_redirect: true,
      });
      const {
        id,
        relayState,
        service: whom,
      } = readQuestion(question.body["url"], String((await service.get("/sso/saml/metadata")).body));
      const answer = other.response(whom, ours, { inResponseTo: id });
      expect(await bring(answer, relayState)).toMatchObject({ status: 303, query: { error_code: "signup_disabled" } });
    },
  );

  it("who has a second factor still has to show it before anything about the account changes", async () => {
    const person = someone();
    const id = await invited(person.email);
    const first = (await answered(person)).fragment["access_token"]!;
    const factor = await enroll(service, first);
    await verify(service, first, factor.id, codeOf(service, factor.secret));
    const token = (await answered(person)).fragment["access_token"]!;
    expect(await userOf(token)).toMatchObject({ id });
    expect(await service.put("/user", { password: "four unrelated words" }, token)).toMatchObject({
      body: { code: "insufficient_aal" },
    });
    expect(await service.del(`/factors/${factor.id}`, token)).toMatchObject({ body: { code: "insufficient_aal" } });
  });

  it("nobody comes in whom nobody invited", async () =>
    expect(await answered(someone())).toMatchObject({ status: 303, query: { error_code: "signup_disabled" } }));

  it("who is locked out stays so", async () => {
    const person = someone();
    const id = await invited(person.email);
    await service.put(`/admin/users/${id}`, { ban_duration: "24h" }, await service.adminToken());
    expect(await answered(person)).toMatchObject({ status: 303, query: { error_code: "user_banned" } });
  });

  it("an address that changed there does not change here", async () => {
    const person = someone();
    await invited(person.email);
    await answered(person);
    const moved = { ...person, attributes: { mail: [`x${person.email}`] } };
    expect(await userOf((await answered(moved)).fragment["access_token"])).toMatchObject({ email: person.email });
  });
});
