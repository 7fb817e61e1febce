/** Where strangers are hidden, every answer about an address is the same for people we know and for people we do not. */
import { beforeAll, describe, expect, it } from "vitest";
import { someAddress } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const few = { count: 100_000, seconds: 1 };
const limits = { otp: few, signups: few, token: few, verify: few, mails: { count: 40, seconds: 1, burst: 40 } };
const closed = useService({ hideStrangers: true, signup: { enabled: false }, phone: { enabled: true }, limits });
const open = useService({ hideStrangers: true, phone: { enabled: true }, limits });
const asTheReference = useService({ phone: { enabled: true } });
const password = "correct horse battery";
let admin = "";
beforeAll(async () => void (admin = await closed.adminToken()));

let phones = 34_600_000_000;
const somePhone = () => String(phones++);

type Service = typeof closed;
type Address = { email: string } | { phone: string };

async function member(service: Service, address: Address, isConfirmed = true) {
  const confirm = "email" in address ? { email_confirm: isConfirmed } : { phone_confirm: isConfirmed };
  const response = await service.post("/admin/users", { ...address, password, ...confirm }, admin);
  expect(response.status).toBe(200);
  return address;
}

/** An answer without what is different each time: numbers of messages, ids, the address that was asked about. */
function publicAnswer({ status, headers, body }: Awaited<ReturnType<Service["post"]>>, address: Address) {
  const text = JSON.stringify(body)
    .replaceAll(Object.values(address)[0]!, "<address>")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>");
  const shown = [...headers].filter(([name]) => name !== "content-length");
  return { status, headers: shown, text };
}

/** Five times in a row, as someone who looks for a difference would. */
async function answers(service: Service, path: string, address: Address, more: object) {
  const all = [];
  for (let time = 0; time < 5; time++)
    all.push(publicAnswer(await service.post(path, { ...address, ...more }), address));
  return all;
}

const email = () => ({ email: someAddress() });
const phone = () => ({ phone: somePhone() });
const questions: [string, object, () => Address][] = [
  ["/otp", { create_user: false }, email],
  ["/otp", {}, email],
  ["/otp", { create_user: false }, phone],
  ["/otp", {}, phone],
  ["/magiclink", {}, email],
  ["/magiclink", { create_user: false }, email],
  ["/recover", {}, email],
  ["/resend", { type: "signup" }, email],
  ["/resend", { type: "email_change" }, email],
  ["/resend", { type: "sms" }, phone],
  ["/resend", { type: "phone_change" }, phone],
  ["/signup", { password }, email],
  ["/signup", { password, data: { team: "bar" } }, phone],
  ["/token?grant_type=password", { password: "wrong password" }, email],
  ["/verify", { type: "recovery", token: "000000" }, email],
];

describe.each([
  ["where nobody may sign up", closed],
  ["where anyone may sign up", open],
])("%s", (_, service) => {
  it.each(questions)("%s %j says nothing about who is known", async (path, more, address) => {
    const stranger = await answers(service, path, address(), more);
    const known = await answers(service, path, await member(service, address()), more);
    const unconfirmed = await answers(service, path, await member(service, address(), false), more);
    expect(known).toEqual(stranger);
    expect(unconfirmed).toEqual(stranger);
  });

  it.each(questions)("%s %j says nothing when no message may leave any more", async (path, more, address) => {
    const known = await member(service, address());
    const { auth } = await service.parts();
    while (auth.rates.allows("mails", "all"));
    while (auth.rates.allows("texts", "all"));
    const [strangerAnswers, knownAnswers] = [
      await answers(service, path, address(), more),
      await answers(service, path, known, more),
    ];
    service.wait(3600);
    expect(knownAnswers).toEqual(strangerAnswers);
  });
});

describe("hidden strangers", () => {
  it("get no mail, and known people one", async () => {
    const [stranger, known] = [someAddress(), someAddress()];
    await member(closed, { email: known });
    closed.notices.length = 0;
    for (const address of [stranger, known])
      for (let time = 0; time < 3; time++) await closed.post("/otp", { email: address, create_user: false });
    expect(closed.notices.map(({ to }) => to)).toEqual([known]);
    const { code } = closed.lastNotice().variables;
    expect((await closed.post("/verify", { type: "email", email: known, token: code })).status).toBe(200);
  });

  it("are no secret to the project's server", async () => {
    const ask = (address: string) => closed.post("/otp", { email: address, create_user: false }, admin);
    expect((await ask(someAddress())).body["code"]).toBe("otp_disabled");
    const known = someAddress();
    await member(closed, { email: known });
    expect((await ask(known)).status).toBe(200);
    expect((await ask(known)).body["code"]).toBe("over_email_send_rate_limit");
  });

  it("sign up all the same, where they may", async () => {
    const address = someAddress();
    await open.post("/signup", { email: address, password });
    const { code } = open.lastNotice().variables;
    expect((await open.post("/verify", { type: "signup", email: address, token: code })).body["user"]).toMatchObject({
      email: address,
    });
  });
});

describe("as the reference does", () => {
  it("a stranger is told that nobody signs up by a code, and a known person to wait", async () => {
    const stranger = await asTheReference.post("/otp", { email: someAddress(), create_user: false });
    expect(stranger).toMatchObject({ status: 422, body: { code: "otp_disabled" } });
    const known = { email: someAddress() };
    await member(asTheReference, known);
    expect((await asTheReference.post("/recover", known)).status).toBe(200);
    expect(await asTheReference.post("/recover", known)).toMatchObject({
      status: 429,
      body: { code: "over_email_send_rate_limit" },
    });
  });
});
