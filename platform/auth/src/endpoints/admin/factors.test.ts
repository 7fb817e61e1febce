import { beforeAll, describe, expect, it } from "vitest";
import { challenge, claimsOf, enroll, protectedPerson, signUp } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true }, mfa: { phone: { enroll: true, verify: true } } });
let admin = "";
beforeAll(async () => void (admin = await service.adminToken()));

const nobody = "00000000-0000-4000-8000-000000000000";
const path = (userId: string, factorId?: string) =>
  `/admin/users/${userId}/factors${factorId === undefined ? "" : `/${factorId}`}`;

describe("the factors of a user", () => {
  it("are a bare list without secrets", async () => {
    const { id, factor } = await protectedPerson(service);
    const { status, body } = await service.get(path(id), admin);
    expect([status, body]).toEqual([
      200,
      [
        {
          id: factor.id,
          status: "verified",
          factor_type: "totp",
          phone: "",
          created_at: expect.any(String),
          updated_at: expect.any(String),
          last_challenged_at: expect.any(String),
        },
      ],
    ]);
    const { user } = await signUp(service);
    expect((await service.get(path(user.id), admin)).body).toEqual([]);
  });

  it.each([
    ["nonsense", nobody, "validation_failed"],
    [nobody, nobody, "user_not_found"],
  ])("are 404 without their user: %s", async (userId, factorId, code) => {
    for (const answer of [
      await service.get(path(userId), admin),
      await service.put(path(userId, factorId), {}, admin),
      await service.del(path(userId, factorId), admin),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code } });
  });

  it("are 404 each when they are no id, unknown or another's", async () => {
    const [ana, eva] = [await protectedPerson(service), await protectedPerson(service)];
    for (const [factorId, code] of [
      ["nonsense", "validation_failed"],
      [nobody, "mfa_factor_not_found"],
      [eva.factor.id, "mfa_factor_not_found"],
    ] as const) {
      expect(await service.put(path(ana.id, factorId), {}, admin)).toMatchObject({ status: 404, body: { code } });
      expect(await service.del(path(ana.id, factorId), admin)).toMatchObject({ status: 404, body: { code } });
    }
  });

  it("can be named, but not twice alike", async () => {
    const { id, factor, raised } = await protectedPerson(service);
    await enroll(service, raised["access_token"], "taken");
    const rename = (friendly_name: string) => service.put(path(id, factor.id), { friendly_name }, admin);
    expect(await rename("hers")).toMatchObject({ status: 200, body: { id: factor.id, friendly_name: "hers" } });
    expect(await rename("hers")).toMatchObject({ status: 200 });
    expect(await rename("taken")).toMatchObject({ status: 422, body: { code: "mfa_factor_name_conflict" } });
    expect(await rename("x".repeat(3000))).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  it("on a phone can move to another number, which voids what went to the old one", async () => {
    const { access_token, user } = await signUp(service);
    const { body } = await service.post("/factors", { factor_type: "phone", phone: "34611000001" }, access_token);
    const challenge_id = await challenge(service, access_token, body["id"]);
    const { code } = service.lastNotice().variables;
    const move = (phone: string) => service.put(path(user.id, body["id"]), { phone }, admin);
    expect(await move("call me")).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(await move("+34 611 000 002")).toMatchObject({ status: 200, body: { phone: "34611000002" } });
    expect(await service.post(`/factors/${body["id"]}/verify`, { challenge_id, code }, access_token)).toMatchObject({
      status: 422,
      body: { code: "mfa_factor_not_found" },
    });
  });

  it("taken away lower the sessions that showed them", async () => {
    const { id, factor, raised } = await protectedPerson(service);
    expect(await service.del(path(id, factor.id), admin)).toMatchObject({ status: 200, body: { id: factor.id } });
    const { refresh_token } = raised as { refresh_token: string };
    const { body } = await service.post("/token?grant_type=refresh_token", { refresh_token });
    expect(claimsOf(body["access_token"])["aal"]).toBe("aal1");
  });
});
