/** Codes by text depend on a carrier: what it can do, and that there is one. */
import { describe, expect, it } from "vitest";
import { granted } from "./testing/answers.ts";
import { password, signedIn, somePhone } from "./testing/people.ts";
import { opaque, usePlatform } from "./testing/platform.ts";

const mfa = { phone: { enroll: true, verify: true, minGapSeconds: 0 } };
const plain = usePlatform({ auth: { mfa, phone: { enabled: true, minGapSeconds: 0 } } });
const messenger = usePlatform({ auth: { phone: { enabled: true, carrier: "twilio" } } });
const none = usePlatform({ auth: { mfa, phone: { enabled: true, carrier: "none" } } });

const noMessenger = {
  status: 400,
  code: "validation_failed",
  message:
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
};
const noCarrier = {
  name: "AuthRetryableFetchError",
  status: 500,
  code: undefined as never,
  message: "Unable to get SMS provider",
};

describe("a messenger", () => {
  const options = { channel: "whatsapp" as const };
  it("is refused by a carrier that has none", async () => {
    const { auth } = await signedIn(plain);
    await expect(auth.signInWithOtp({ phone: somePhone(), options })).toBeRefused(noMessenger);
    await expect(auth.signUp({ phone: somePhone(), password, options })).toBeRefused(noMessenger);
    const { id: factorId } = await granted(auth.mfa.enroll({ factorType: "phone", phone: somePhone() }));
    await expect(auth.mfa.challenge({ factorId, channel: "whatsapp" })).toBeRefused(noMessenger);
    await granted(auth.mfa.challenge({ factorId, channel: "sms" }));
  });
  it("is taken by one that has it", async () => {
    const { messageId } = await granted(messenger.client().auth.signInWithOtp({ phone: somePhone(), options }));
    expect(messageId).toEqual(expect.any(String));
  });
});

describe("without a carrier", () => {
  it("nobody is told that a code is coming", async () => {
    const { auth } = await signedIn(none);
    await expect(auth.signInWithOtp({ phone: somePhone() })).toBeRefused(noCarrier);
    await expect(auth.signUp({ phone: somePhone(), password })).toBeRefused(noCarrier);
    await expect(auth.updateUser({ phone: somePhone() })).toBeRefused(noCarrier);
    const { id: factorId } = await granted(auth.mfa.enroll({ factorType: "phone", phone: somePhone() }));
    await expect(auth.mfa.challenge({ factorId })).toBeRefused(noCarrier);
  });
});

it("the settings name the carrier", async () => {
  const headers = { apikey: opaque.publishable };
  const named = async (of: typeof plain) => (await of.ask("GET", "/settings", { headers })).body["sms_provider"];
  expect([await named(plain), await named(messenger), await named(none)]).toEqual(["messagebird", "twilio", ""]);
});
