/** Nobody uses up what others may be sent: a budget for everybody would let strangers keep all codes from leaving. */
import { describe, expect, it } from "vitest";
import { signUp } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const tight = useService({
  email: { autoConfirm: true, minGapSeconds: 0 },
  limits: { mails: { count: 1, seconds: 3600, burst: 3 } },
});

describe("the messages of a network", () => {
  it("are used up by that network alone, and not for a known device there", async () => {
    const email = (await signUp(tight))["user"].email as string;
    const password = "a good password";
    const { headers } = await tight.post("/token?grant_type=password", { email, password });
    const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
    const ask = async (from: Record<string, string>) =>
      (await tight.post("/recover", { email }, undefined, from)).status;
    const there = { "x-test-address": "198.51.100.9" };
    for (let time = 0; time < 3; time++) expect(await ask(there)).toBe(200);
    expect([await ask(there), await ask({ ...there, cookie }), await ask({ "x-test-address": "192.0.2.1" })]).toEqual([
      429, 200, 200,
    ]);
  });
});
