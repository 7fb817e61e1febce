import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { someAddress } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({
  email: { minGapSeconds: 0 },
  phone: { enabled: true, minGapSeconds: 0 },
  password: { requireReauthentication: true },
});
const password = "correct horse battery";
let admin = "";
beforeAll(async () => void (admin = await service.adminToken()));

let networks = 0;
/** From a network of its own unless told: unknown links count for theirs. */
const verify = (body: object, from = `198.51.100.${networks++}`) =>
  service.post("/verify", body, undefined, { "x-test-address": from });
const tokenIn = (link: string) => new URL(link).searchParams.get("token")!;
/** The token that links used to carry: it can be computed from an address and each of the possible codes. */
const workedOut = (address: string, code: string) =>
  createHash("sha224")
    .update(address + code)
    .digest("hex");

async function member() {
  const email = someAddress();
  await service.post("/admin/users", { email, password, email_confirm: true }, admin);
  return email;
}

const session = async (email: string) => (await service.post("/token?grant_type=password", { email, password })).body;
const signedIn = async (email: string) => (await session(email))["access_token"] as string;

async function mailed(send: () => Promise<unknown>) {
  const before = service.notices.length;
  await send();
  return service.notices
    .slice(before)
    .map(({ to, variables }) => ({ to, token: tokenIn(variables.link!), code: variables.code! }));
}

type Ways = Record<string, () => Promise<{ to: string; token: string; code: string }[]>>;
const ways: Ways = {
  signup: () => mailed(() => service.post("/signup", { email: someAddress(), password })),
  recovery: () => mailed(async () => service.post("/recover", { email: await member() })),
  magiclink: () => mailed(async () => service.post("/otp", { email: await member() })),
  invite: () => mailed(() => service.post("/invite", { email: someAddress() }, admin)),
  email_change: async () => {
    const token = await signedIn(await member());
    return mailed(() => service.put("/user", { email: someAddress() }, token));
  },
  generated: async () => {
    const email = await member();
    const { body } = await service.post("/admin/generate_link", { type: "recovery", email }, admin);
    return [{ to: email, token: body["hashed_token"], code: body["email_otp"] }];
  },
};

describe("what a link carries", () => {
  it.each(Object.keys(ways))("cannot be worked out from the address and the digits: %s", async (way) => {
    const sent = await ways[way]!();
    expect(sent.length).toBe(way === "email_change" ? 2 : 1);
    for (const { to, token, code } of sent) {
      expect(token).toMatch(/^[0-9a-f]{56}$/);
      const type = way === "generated" ? "recovery" : way;
      expect(await verify({ type, token_hash: workedOut(to, code) })).toMatchObject({ status: 403 });
      expect((await verify({ type, token_hash: token })).status).toBe(200);
    }
  });

  it("is kept as a hash alone", async () => {
    const { token, code } = (await ways["recovery"]!())[0]!;
    const rows = JSON.stringify(await service.sql.db.rows(`SELECT * FROM auth.one_time_tokens`));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(`"${code}"`);
  });

  it("keeps its proof key: without it, it is another link", async () => {
    const email = await member();
    const [mail] = await mailed(() =>
      service.post("/recover", { email, code_challenge: "c".repeat(43), code_challenge_method: "s256" }),
    );
    expect(mail!.token).toMatch(/^pkce_[0-9a-f]{56}$/);
    expect((await verify({ type: "recovery", token_hash: mail!.token.slice(5) })).status).toBe(403);
    expect((await verify({ type: "recovery", email, token: mail!.code })).status).toBe(200);
  });
});

describe("wrong digits", () => {
  it("count for the account, wherever address and digits are parted", async () => {
    const { to: email, code } = (await ways["recovery"]!())[0]!;
    // Six digits, of which five stand with the address: ten guesses, each of them at an account of its own.
    const moved = { email: email + code.slice(0, 5), token: code.slice(5) };
    expect((await verify({ type: "recovery", ...moved })).status).toBe(403);
    const phone = "34600111222";
    await service.post("/otp", { phone });
    const texted = service.lastNotice().variables.code!;
    expect((await verify({ type: "sms", phone: phone + texted.slice(0, 4), token: texted.slice(4) })).status).toBe(403);
    expect((await verify({ type: "sms", phone, token: texted })).status).toBe(200);
    expect((await verify({ type: "recovery", email, token: code })).status).toBe(200);
  });

  it("of a new password count as well, and are no way to try passwords", async () => {
    const email = await member();
    const { refresh_token } = await session(email);
    service.wait(25 * 60 * 60);
    const token = (await service.post("/token?grant_type=refresh_token", { refresh_token })).body["access_token"];
    await service.get("/reauthenticate", token);
    const nonce = service.lastNotice().variables.code!;
    const wrong = nonce === "000000" ? "000001" : "000000";
    const change = (sentNonce: string, to = "another good password") =>
      service.put("/user", { password: to, nonce: sentNonce }, token);
    for (let guess = 0; guess < 5; guess++)
      expect(await change(wrong, password)).toMatchObject({
        status: 422,
        body: { code: "reauthentication_not_valid" },
      });
    expect(await change(nonce)).toMatchObject({ status: 429, body: { code: "over_request_rate_limit" } });
    service.wait(2);
    expect((await change(nonce)).status).toBe(200);
  });
});

describe("unknown links", () => {
  it("make the device wait that shows them, and no right link", async () => {
    const from = "203.0.113.20";
    const unknown = () => verify({ type: "recovery", token_hash: "ab".repeat(28) }, from);
    for (let guess = 0; guess < 5; guess++) expect((await unknown()).status).toBe(403);
    expect(await unknown()).toMatchObject({ status: 429, body: { code: "over_request_rate_limit" } });
    const link = await service.get("/verify?token=unknown&type=recovery", undefined, { "x-test-address": from });
    expect(link.headers.get("location")).toContain("error_code=over_request_rate_limit");
    expect((await verify({ type: "recovery", token_hash: "ab".repeat(28) }, "203.0.113.21")).status).toBe(403);
    const { token } = (await ways["recovery"]!())[0]!;
    expect((await verify({ type: "recovery", token_hash: token }, from)).status).toBe(200);
    service.wait(2);
    expect((await unknown()).status).toBe(403);
  });

  it("make a network wait that shows them from ever new devices", async () => {
    const { auth } = await service.parts();
    const from = { "x-test-address": "203.0.113.30" };
    const show = (device: number) =>
      service.post("/verify", { type: "recovery", token_hash: "cd".repeat(28) }, undefined, {
        ...from,
        "user-agent": `device ${device}`,
      });
    const { failuresPerNetwork } = auth.settings.limits;
    const at = service.now();
    const { db } = service.sql;
    expect((await show(0)).status).toBe(403);
    await db.rows(`UPDATE auth.attempts SET failures = $1 WHERE failures = 1 AND first_at = $2`, [
      failuresPerNetwork,
      at,
    ]);
    expect((await show(1)).body["message"]).toContain("after 3600 seconds");
  });
});
