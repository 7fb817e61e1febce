import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { password, useMailedPeople } from "@platform/auth/testing/mailed-people";

const { service, someone, hash, member } = useMailedPeople();

async function follow(path: string) {
  const { status, headers } = await service.get(path);
  const location = new URL(headers.get("location") ?? "https://nowhere.example");
  return {
    status,
    location,
    query: Object.fromEntries(location.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
  };
}

describe("a link from a mail", () => {
  it("opens a session in the fragment, keys in order", async () => {
    const { email } = await member();
    service.wait(61);
    await service.post("/otp?redirect_to=https://app.example/in?x=1", { email });
    const { status, location } = await follow(
      `/verify?token=${hash()}&type=magiclink&redirect_to=https://app.example/in?x=1`,
    );
    expect(status).toBe(303);
    expect(location.href).toMatch(
      /^https:\/\/app\.example\/in\?x=1#access_token=[^&]+&expires_at=\d+&expires_in=3600&refresh_token=[^&]+&sb=&token_type=bearer&type=magiclink$/,
    );
  });

  it("asked for with a proof key gives a code that demands its verifier", async () => {
    const { email } = await member();
    service.wait(61);
    const verifier = randomBytes(32).toString("hex");
    const code_challenge = createHash("sha256").update(verifier).digest("base64url");
    await service.post("/recover", { email, code_challenge, code_challenge_method: "s256" });
    expect(hash()).toMatch(/^pkce_[0-9a-f]{56}$/);
    const { query, location } = await follow(
      `/verify?token=${hash()}&type=recovery&redirect_to=https://app.example/in`,
    );
    expect(location.hash).toBe("");
    const exchange = (code_verifier: string) =>
      service.post("/token?grant_type=pkce", { auth_code: query["code"], code_verifier });
    expect(await exchange("")).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(await exchange("wrong")).toMatchObject({
      status: 400,
      body: { code: "bad_code_verifier", message: "code challenge does not match previously saved code verifier" },
    });
    const { status, body } = await exchange(verifier);
    expect(status).toBe(200);
    expect(JSON.parse(Buffer.from(body.access_token.split(".")[1], "base64url").toString()).amr[0].method).toBe(
      "recovery",
    );
    expect(await exchange(verifier)).toMatchObject({ status: 404, body: { code: "flow_state_not_found" } });
  });

  it("whose code waits longer than five minutes is late", async () => {
    const { email } = await member();
    service.wait(61);
    const code_challenge = createHash("sha256").update("v").digest("base64url");
    await service.post("/recover", { email, code_challenge, code_challenge_method: "s256" });
    service.wait(1000);
    const { query } = await follow(`/verify?token=${hash()}&type=recovery`);
    service.wait(301);
    expect(
      await service.post("/token?grant_type=pkce", { auth_code: query["code"], code_verifier: "v" }),
    ).toMatchObject({ status: 422, body: { code: "flow_state_expired" } });
  });

  it("that is used up says so in the address", async () => {
    const { status, fragment } = await follow(`/verify?token=nothing&type=signup`);
    expect(status).toBe(303);
    expect(fragment).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
    const pkce = await follow(`/verify?token=pkce_nothing&type=signup`);
    expect(pkce.query).toMatchObject({ error: "access_denied", error_code: "otp_expired" });
  });

  it("without a token is told so as JSON", async () => {
    expect(await service.get("/verify?type=signup")).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });

  it("redirects stay on the allow list", async () => {
    for (const target of [
      "https://evil.example/",
      "//evil.example",
      "https://staff.example@evil.example/",
      "javascript:alert(1)",
      "https://staff.example.evil.example/",
      "https://app.example\\@evil.example/",
    ]) {
      const { location } = await follow(`/verify?token=nothing&type=signup&redirect_to=${encodeURIComponent(target)}`);
      expect(location.host, target).toBe("staff.example");
    }
  });

  it("no link built from a forwarded host", async () => {
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
      forwarded: "host=evil.example",
      referer: "https://evil.example/",
      origin: "https://evil.example",
    };
    await service.post("/signup", { email: someone(), password }, undefined, headers);
    expect(service.lastNotice().variables.link).not.toContain("evil");
    expect(service.lastNotice().variables.link).toMatch(/^https:\/\/staff\.example\/auth\/v1\/verify/);
  });
});
