import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";
import { company, createSsoVisitor } from "@platform/auth/testing/sso-visitor";
import { verifier, withProofKey } from "@platform/auth/testing/visitor";

const service = useService({ saml: { enabled: true }, redirectAllowList: ["https://app.example/**"] });
const { idp, providerId, someone, begin, bring, answered, userOf } = createSsoVisitor(service);
const proofKey = Object.fromEntries(new URLSearchParams(withProofKey.slice(1)));
const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());

describe("single sign-on", () => {
  it("opens a session of an account of its own", async () => {
    const person = someone();
    const back = await answered(person);
    expect(back).toMatchObject({ status: 302, at: "https://app.example/in" });
    const user = await userOf(back.fragment["access_token"]);
    const provider = `sso:${await providerId()}`;
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider, providers: [provider] },
      user_metadata: { custom_claims: { department: "Crew", roles: ["a", "b"], site: "Bilbao" } },
    });
    expect(claimsIn(back.fragment["access_token"]!)["amr"]).toMatchObject([
      { method: "sso/saml", provider: await providerId() },
    ]);
    const again = await answered(person, { signs: "response" });
    expect((await userOf(again.fragment["access_token"]))["id"]).toBe(user["id"]);
  });

  it("hands out a code for a proof key, and the session ends when the provider says", async () => {
    const question = await begin(proofKey);
    const sessionNotAfter = new Date(service.now().getTime() + 3_600_000);
    const xml = idp.response(question.service, someone(), { inResponseTo: question.id, sessionNotAfter });
    const { query } = await bring(xml, question.relayState);
    const exchanged = await service.post("/token?grant_type=pkce", {
      auth_code: query["code"],
      code_verifier: verifier,
    });
    expect(exchanged.status).toBe(200);
    const { session_id } = claimsIn(exchanged.body["access_token"]);
    const [row] = await service.sql.db.rows<{ not_after: Date }>(`SELECT not_after FROM auth.sessions WHERE id = $1`, [
      session_id,
    ]);
    expect(row!.not_after).toEqual(sessionNotAfter);
  });

  it("begins at the provider too, and leads only where people may be sent", async () => {
    expect(await bring(idp.response(company, someone()), "https://app.example/deep")).toMatchObject({
      status: 302,
      at: "https://app.example/deep",
    });
    expect(await bring(idp.response(company, someone()), "https://evil.example/")).toMatchObject({
      status: 302,
      at: "https://staff.example/",
    });
  });

  it("never joins an account that has the same address", async () => {
    const person = someone();
    await service.post("/signup", { email: person.email, password: "a good password" });
    const user = await userOf((await answered(person)).fragment["access_token"]);
    expect(user["identities"]).toHaveLength(1);
    const [{ count }] = (await service.sql.db.rows<{ count: string }>(
      `SELECT count(*) FROM auth.users WHERE email = $1`,
      [person.email],
    )) as [{ count: string }];
    expect(count).toBe("2");
  });

  it("leaves address and password to the company", async () => {
    const { fragment } = await answered(someone());
    expect((await service.put("/user", { password: "another password" }, fragment["access_token"])).body).toMatchObject(
      { code: "user_sso_managed" },
    );
  });

  it.each([
    [
      "who",
      {
        nameId: "t",
        format: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
        attributes: { mail: ["a@acme.example"] },
      },
      "saml_assertion_no_user_id",
    ],
    ["an address", { nameId: "someone" }, "saml_assertion_no_email"],
  ])("needs to know %s", async (_, person, error_code) =>
    expect(await answered(person)).toMatchObject({ status: 303, query: { error_code } }),
  );

  it.each([
    ["both", { domain: "acme.example", provider_id: randomUUID() }, 400, "validation_failed"],
    ["neither", {}, 400, "validation_failed"],
    ["an unknown domain", { domain: "nobody.example" }, 404, "sso_provider_not_found"],
    ["an unknown provider", { provider_id: randomUUID() }, 404, "sso_provider_not_found"],
  ])("is not begun with %s", async (_, body, status, code) =>
    expect(await service.post("/sso", body)).toMatchObject({ status, body: { code } }),
  );
});
