import { describe, expect, it } from "vitest";
import { granted } from "./testing/answers.ts";
import { password, someone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { hideStrangers: true, signup: { enabled: false } } });

async function known() {
  const email = someone();
  await granted(platform.admin().createUser({ email, password, email_confirm: true }));
  return email;
}

describe("where strangers are hidden, the client is told the same of them as of known people", () => {
  it.each([
    ["a code for known people only", (email: string) => otp(email, false)],
    ["a code", (email: string) => otp(email, true)],
    ["a recovery", (email: string) => platform.client().auth.resetPasswordForEmail(email)],
    ["a confirmation once more", (email: string) => platform.client().auth.resend({ type: "signup", email })],
  ])("who asks for %s, once and again", async (_, ask) => {
    const [stranger, person] = [someone(), await known()];
    for (let time = 0; time < 3; time++) expect(await ask(person)).toEqual(await ask(stranger));
    expect(await platform.mail.count(stranger)).toBe(0);
  });

  it("and a known person gets the one mail", async () => {
    const person = await known();
    const { auth } = platform.client();
    for (let time = 0; time < 3; time++) await granted(otp(person, false));
    expect(await platform.mail.count(person)).toBe(1);
    await granted(auth.verifyOtp({ email: person, token: (await platform.mail.newest(person)).code, type: "email" }));
  });
});

const otp = (email: string, shouldCreateUser: boolean) =>
  platform.client().auth.signInWithOtp({ email, options: { shouldCreateUser } });
