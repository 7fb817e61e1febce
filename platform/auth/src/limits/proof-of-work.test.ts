import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";
import { zeroBits } from "./proof-of-work.ts";

const service = useService({ captcha: { provider: "proof-of-work", difficulty: 8 } });
const off = useService();

const ask = async () => (await service.get("/captcha")).body as { challenge: string; difficulty: number };

/** As a client works it out: the first number that makes the hash begin with enough zeros. */
function worked({ challenge, difficulty }: Awaited<ReturnType<typeof ask>>, from = 0): string {
  for (let nonce = from; ; nonce++)
    if (zeroBits(createHash("sha256").update(`${challenge}:${nonce}`).digest()) >= difficulty)
      return `${challenge}:${nonce}`;
}

const signIn = async (captcha_token: string) => {
  const body = { email: "a@b.co", password: "x", gotrue_meta_security: { captcha_token } };
  return (await service.post("/token?grant_type=password", body)).body as { code: string; message: string };
};

describe("where work is asked for", () => {
  it("who has worked gets through, once", async () => {
    const token = worked(await ask());
    expect((await signIn(token)).code).toBe("invalid_credentials");
    expect(await signIn(token)).toMatchObject({
      code: "captcha_failed",
      message: "captcha protection: request disallowed (timeout-or-duplicate)",
    });
  });

  it("one question opens one door, whatever else solves it", async () => {
    const question = await ask();
    const token = worked(question);
    await signIn(token);
    const other = worked(question, Number(token.split(":")[1]) + 1);
    expect((await signIn(other)).code).toBe("captcha_failed");
  });

  it("of many who show one answer at once, one gets through", async () => {
    const token = worked(await ask());
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await signIn(token)).code));
    expect(codes.filter((code) => code !== "captcha_failed")).toHaveLength(1);
  });

  it("an answer that comes late is none", async () => {
    const token = worked(await ask());
    service.wait(301);
    expect((await signIn(token)).message).toContain("timeout-or-duplicate");
  });

  it.each<[string, (question: { challenge: string; difficulty: number }) => string]>([
    [
      "nobody worked for",
      ({ challenge, difficulty }) => {
        for (let nonce = 0; ; nonce++)
          if (zeroBits(createHash("sha256").update(`${challenge}:${nonce}`).digest()) < difficulty)
            return `${challenge}:${nonce}`;
      },
    ],
    [
      "of an easier question",
      ({ challenge }) => worked({ challenge: challenge.replace(/\.8\./, ".1."), difficulty: 1 }),
    ],
    [
      "of a longer life",
      ({ challenge, difficulty }) =>
        worked({ challenge: challenge.replace(/\.\d+\.8\./, ".9999999999.8."), difficulty }),
    ],
    ["of our own making", () => "x:1"],
    ["of endless length", (question) => `${worked(question)}${"0".repeat(100)}`],
    ["that is empty", () => ""],
  ])("an answer %s is refused", async (_, answer) =>
    expect((await signIn(answer(await ask()))).code).toBe("captcha_failed"),
  );

  it("nobody is asked where it is off", async () =>
    expect(await off.get("/captcha")).toMatchObject({ status: 404, body: { code: "feature_disabled" } }));
});

it.each([
  [[0xff], 0],
  [[0x01], 7],
  [[0, 0x80], 8],
  [[0, 0, 0x10], 19],
  [[0, 0], 16],
])("%j begins with %i zeros", (bytes, n) => expect(zeroBits(Uint8Array.from(bytes))).toBe(n));
