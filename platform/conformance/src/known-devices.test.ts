/** The official client in a browser that keeps cookies, while strangers guess at the same account. */
import { describe, expect, it } from "vitest";
import { granted } from "./testing/answers.ts";
import { password, someone } from "./testing/people.ts";
import { generous, usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { limits: { ...generous, failuresBeforeWait: 5, failuresPerAccount: 20 } } });

/** As a browser does for the origin of its page. */
function browserWithCookies() {
  const jar = new Map<string, string>();
  const keeping: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(";")[0]!.split("=");
      jar.set(name!, value!);
    }
    return response;
  };
  return { jar, client: () => platform.client({ persistSession: false }, undefined, { fetch: keeping }) };
}

const stranger = (device: number) =>
  platform.client({ persistSession: false }, undefined, { headers: { "user-agent": `stranger ${device}` } });
const locked = { status: 429, code: "over_request_rate_limit" };

async function accountUnderAttack() {
  const email = someone();
  await granted(platform.admin().createUser({ email, password, email_confirm: true }));
  return {
    email,
    attack: async () => {
      for (let guess = 0; guess < 20; guess++)
        await stranger(guess).auth.signInWithPassword({ email, password: "wrong" });
    },
  };
}

describe("whoever signed in before in this browser", () => {
  it("signs in while an account is locked to strangers", async () => {
    const { email, attack } = await accountUnderAttack();
    const browser = browserWithCookies();
    await granted(browser.client().auth.signInWithPassword({ email, password }));
    expect([...browser.jar.keys()]).toEqual(["sb-device"]);
    await attack();
    await expect(stranger(99).auth.signInWithPassword({ email, password })).toBeRefused(locked);
    await granted(browser.client().auth.signInWithPassword({ email, password }));
  });

  it("is known by whichever way they came", async () => {
    const { email, attack } = await accountUnderAttack();
    const browser = browserWithCookies();
    const { properties } = await granted(platform.admin().generateLink({ type: "magiclink", email }));
    await granted(browser.client().auth.verifyOtp({ token_hash: properties.hashed_token, type: "email" }));
    await attack();
    const { user } = await granted(browser.client().auth.signInWithPassword({ email, password }));
    expect(user).toMatchObject({ email });
  });

  it("is a stranger where nobody passes the cookie on", async () => {
    const { email, attack } = await accountUnderAttack();
    await granted(platform.client({ persistSession: false }).auth.signInWithPassword({ email, password }));
    await attack();
    await expect(platform.client().auth.signInWithPassword({ email, password })).toBeRefused(locked);
  });
});
