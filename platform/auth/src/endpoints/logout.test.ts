import { describe, expect, it } from "vitest";
import { protectedPerson, signIn } from "@platform/auth/mfa/testing";
import { endSessionsOf } from "@platform/auth/sessions/say-of-session";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true } });
const isIn = async (token: string) => (await service.get("/user", token)).status === 200;

describe("signing out of an account with a second factor", () => {
  it.each([
    ["global", { itself: false, weaker: false }],
    ["", { itself: false, weaker: false }],
    ["others", { itself: true, weaker: false }],
    ["local", { itself: false, weaker: true }],
  ])("with the password alone leaves those in who showed it: scope %s", async (scope, left) => {
    const { email, raised } = await protectedPerson(service);
    const [thief, weaker] = [await signIn(service, email), await signIn(service, email)];
    const signOut = await service.post(`/logout?scope=${scope}`, undefined, thief["access_token"]);
    expect(signOut).toMatchObject({ status: 204, body: "" });
    expect(await isIn(thief["access_token"])).toBe(left.itself);
    expect(await isIn(weaker["access_token"])).toBe(left.weaker);
    expect(await isIn(raised["access_token"])).toBe(true);
  });

  it("with the factor shown ends them all", async () => {
    const { email, raised } = await protectedPerson(service);
    const other = await signIn(service, email);
    await service.post("/logout?scope=global", undefined, raised["access_token"]);
    expect([await isIn(raised["access_token"]), await isIn(other["access_token"])]).toEqual([false, false]);
  });

  it("by whoever runs the service ends them all, and nobody else's", async () => {
    const [leaving, staying] = [await protectedPerson(service), await protectedPerson(service)];
    const weaker = await signIn(service, leaving.email);
    await endSessionsOf((await service.parts()).auth, leaving.id);
    for (const { access_token } of [leaving.raised, weaker]) expect(await isIn(access_token)).toBe(false);
    expect(await isIn(staying.raised["access_token"])).toBe(true);
  });
});
