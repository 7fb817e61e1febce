import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { minGapSeconds: 0 }, phone: { enabled: true, minGapSeconds: 0 } });
const easy = useService({ email: { autoConfirm: true } });
const password = "correct horse battery";
const elsewhere = { "x-jwt-aud": "another-app" };

describe("an address that someone of another audience has", () => {
  it.each([{ email: "ana@example.org" }, { phone: "34600111222" }])(
    "is not taken twice, and not given away: %j",
    async (address) => {
      await service.post("/signup", { ...address, password });
      const sent = service.notices.length;
      const decoy = await service.post("/signup", { ...address, password }, undefined, elsewhere);
      expect(decoy).toMatchObject({ status: 200, body: { ...address, aud: "another-app", identities: [] } });
      const [codes, stranger] = [
        await service.post("/otp", address, undefined, elsewhere),
        await service.post("/otp", "email" in address ? { email: "b@example.org" } : { phone: "34600111223" }),
      ];
      expect([codes.status, Object.keys(codes.body)]).toEqual([stranger.status, Object.keys(stranger.body)]);
      expect(service.notices.slice(sent).filter(({ to }) => to === Object.values(address)[0])).toEqual([]);
    },
  );

  it("is refused where taken addresses are", async () => {
    const email = "eva@example.org";
    await easy.post("/signup", { email, password });
    expect(await easy.post("/signup", { email, password }, undefined, elsewhere)).toMatchObject({
      status: 422,
      body: { code: "user_already_exists" },
    });
    const { access_token } = (await easy.post("/signup", { email: "ivo@example.org", password }, undefined, elsewhere))
      .body;
    expect(await easy.put("/user", { email }, access_token)).toMatchObject({
      status: 422,
      body: { code: "email_exists" },
    });
  });
});
