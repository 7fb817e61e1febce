import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";
import { createSsoVisitor } from "@platform/auth/testing/sso-visitor";

const service = useService({
  saml: { enabled: true, joinsByDomain: true },
  signup: { enabled: false },
  redirectAllowList: ["https://app.example/**"],
});
const { answered, someone, userOf } = createSsoVisitor(service);

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
    expect(service.deeds.at(-1)).toMatchObject({ kind: "identity_linked", userId: id });
  });

  it("speaks not for the addresses of others", async () => {
    const email = `${randomUUID()}@elsewhere.example`;
    await invited(email);
    const back = await answered({ nameId: `n-${email}`, attributes: { mail: [email] } });
    expect(back).toMatchObject({ status: 303, query: { error_code: "signup_disabled" } });
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
