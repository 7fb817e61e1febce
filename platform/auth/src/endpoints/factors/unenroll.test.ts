import { describe, expect, it } from "vitest";
import {
  claimsOf,
  codeOf,
  enroll,
  protectedPerson,
  signIn,
  signUp,
  statusAndCode,
  verify,
} from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true } });
const remove = (id: string, token: string) => service.del(`/factors/${id}`, token);
const refresh = async (refresh_token: string) =>
  (await service.post("/token?grant_type=refresh_token", { refresh_token })).body;

describe("removing a factor", () => {
  it("that was never completed is always possible", async () => {
    const { access_token } = await signUp(service);
    const { id } = await enroll(service, access_token);
    expect(await remove(id, access_token)).toMatchObject({ status: 200, body: { id } });
    expect((await service.get("/user", access_token)).body["factors"]).toBeUndefined();
  });

  it("that works needs a session that showed one", async () => {
    const { email, factor } = await protectedPerson(service);
    const { access_token } = await signIn(service, email);
    expect(statusAndCode(await remove(factor.id, access_token))).toEqual({ status: 422, code: "insufficient_aal" });
  });

  it("goes by the session in the database, not by the token", async () => {
    const { id, factor, raised } = await protectedPerson(service);
    await service.sql.db.rows(`UPDATE auth.sessions SET aal = 'aal1' WHERE user_id = $1`, [id]);
    expect(claimsOf(raised["access_token"])["aal"]).toBe("aal2");
    expect((await remove(factor.id, raised["access_token"])).body["code"]).toBe("insufficient_aal");
  });

  it("lowers every session that showed it, at once", async () => {
    const { email, factor, raised } = await protectedPerson(service);
    const elsewhere = await signIn(service, email);
    const other = (await verify(service, elsewhere.access_token, factor.id, codeOf(service, factor.secret))).body;
    expect((await remove(factor.id, raised["access_token"])).body).toEqual({ id: factor.id });
    for (const session of [raised, other]) {
      const claims = claimsOf((await refresh(session["refresh_token"]))["access_token"]);
      expect(claims["aal"]).toBe("aal1");
      expect(claims["amr"].map(({ method }: { method: string }) => method)).toEqual(["password"]);
    }
  });

  it("leaves a session that showed another one as it is", async () => {
    const { email, factor, raised } = await protectedPerson(service);
    const second = await enroll(service, raised["access_token"], "second");
    await verify(service, raised["access_token"], second.id, codeOf(service, second.secret));
    const elsewhere = await signIn(service, email);
    const other = (await verify(service, elsewhere.access_token, factor.id, codeOf(service, factor.secret))).body;
    expect((await remove(second.id, raised["access_token"])).status).toBe(200);
    expect(claimsOf((await refresh(other["refresh_token"]))["access_token"])["aal"]).toBe("aal2");
  });

  it("is told to the person when it worked", async () => {
    const { email, factor, raised } = await protectedPerson(service);
    const unfinished = await enroll(service, raised["access_token"], "unfinished");
    await remove(unfinished.id, raised["access_token"]);
    await remove(factor.id, raised["access_token"]);
    const notices = service.notices.filter(({ kind, to }) => kind === "factor_unenrolled" && to === email);
    expect(notices).toMatchObject([{ channel: "mail", variables: { factorType: "totp" } }]);
  });

  it("succeeds once of many times at once", async () => {
    const { factor, raised } = await protectedPerson(service);
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(factor.id, raised["access_token"])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  });
});
