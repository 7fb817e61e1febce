import { afterAll, describe, expect, it } from "vitest";
import { cleanUp } from "@platform/auth/clean-up";
import { claimsOf, codeOf, protectedPerson, signIn, signUp, someAddress, verify } from "@platform/auth/mfa/testing";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { createVisitor, verifier, withProofKey } from "@platform/auth/testing/visitor";
import { keepSession } from "./say-of-session.ts";

const halfADay = 12 * 3600;
const provider = await startOpenidProvider();
afterAll(() => provider.close());
const service = useService({
  email: { autoConfirm: true, minGapSeconds: 0 },
  sessions: { unkeptInactivitySeconds: halfADay },
  providers: { acme: provider.settings },
  redirectAllowList: ["https://app.example/**"],
});
provider.state.clock = service.now;
const visitor = createVisitor(service, provider);
type Tokens = { access_token: string; refresh_token: string };

const refresh = ({ refresh_token }: Tokens) => service.post("/token?grant_type=refresh_token", { refresh_token });
const shown = async (type: string, email: string) =>
  (await service.post("/verify", { type, email, token: service.lastNotice().variables.code })).body;

const ways: Record<string, () => Promise<Record<string, any>>> = {
  "a password": async () => signIn(service, (await signUp(service))["user"].email),
  "a password and a second factor": async () => {
    const { email, factor } = await protectedPerson(service);
    const { access_token } = await signIn(service, email);
    return (await verify(service, access_token, factor.id, codeOf(service, factor.secret))).body;
  },
  "a mailed code": async () => {
    const { email } = (await signUp(service))["user"];
    await service.post("/otp", { email });
    return shown("email", email);
  },
  "a recovery": async () => {
    const { email } = (await signUp(service))["user"];
    await service.post("/recover", { email });
    return shown("recovery", email);
  },
  "an invitation": async () => {
    const email = someAddress();
    await service.post("/invite", { email }, await service.adminToken());
    return shown("invite", email);
  },
  "a provider": async () => (await visitor.signIn(visitor.someone())).fragment,
  "a provider and a proof key": async () => {
    const { query } = await visitor.signIn(visitor.someone(), withProofKey);
    return (await service.post("/token?grant_type=pkce", { auth_code: query["code"], code_verifier: verifier })).body;
  },
  "an id token": async () => {
    const id_token = await provider.idToken(visitor.someone());
    return (await service.post("/token?grant_type=id_token", { provider: "acme", id_token })).body;
  },
};

describe("a session that nobody asked to keep", () => {
  it.each(Object.keys(ways))("ends when it lies unused for half a day, opened by %s", async (way) => {
    const tokens = (await ways[way]!()) as Tokens;
    service.wait(halfADay);
    expect(await refresh(tokens)).toMatchObject({
      status: 400,
      body: { code: "session_expired", message: "Invalid Refresh Token: Session Expired (Inactivity)" },
    });
  });

  it("goes on as long as it is used", async () => {
    let tokens = (await signUp(service)) as Tokens;
    for (let day = 0; day < 4; day++) {
      service.wait(halfADay - 1);
      tokens = (await refresh(tokens)).body as Tokens;
    }
    expect((await service.get("/user", tokens.access_token)).status).toBe(200);
  });

  it("is cleared away, and a kept one is not", async () => {
    const { auth } = await service.parts();
    const [left, kept] = [(await signUp(service)) as Tokens, (await signUp(service)) as Tokens];
    await keepSession(auth, claimsOf(kept.access_token)["session_id"]);
    service.wait(halfADay + 1);
    await cleanUp(auth);
    expect((await refresh(left)).body).toMatchObject({ code: "session_not_found" });
    expect((await refresh(kept)).status).toBe(200);
  });
});

it("a session that its person asked to keep stays, also when its second factor comes later", async () => {
  const { auth } = await service.parts();
  const { email, factor } = await protectedPerson(service);
  const { access_token } = await signIn(service, email);
  await keepSession(auth, claimsOf(access_token)["session_id"]);
  const raised = (await verify(service, access_token, factor.id, codeOf(service, factor.secret))).body as Tokens;
  service.wait(30 * halfADay);
  expect((await refresh(raised)).status).toBe(200);
});
