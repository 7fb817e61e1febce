import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { offersPhone, smsCarrier } from "./phone-messages.ts";

describe("a phone as a second step", () => {
  const hosted = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "p", SUPABASE_SECRET_KEY: "s" };

  it.each([
    ["in a demo, which prints the codes", {}, true, true],
    ["not where a code would reach nobody", {}, false, false],
    ["with a carrier", { SMS_URL: "https://sms.example/send" }, false, true],
    ["not by itself where a hosted service decides", hosted, true, false],
    ["there too when the operator says so", { ...hosted, PHONE_SECOND_STEP: "on" }, false, true],
    ["not where the operator says no", { PHONE_SECOND_STEP: "off", SMS_URL: "https://sms.example/send" }, true, false],
  ])("is offered %s", (_, environment, demo, offered) =>
    expect(offersPhone(readConfig(environment), demo)).toBe(offered),
  );

  it("needs the address that a token is for", () =>
    expect(() => readConfig({ SMS_TOKEN: "x" })).toThrow("SMS_TOKEN needs SMS_URL beside it."));
});

describe("a carrier of text messages", () => {
  const requests: { headers: Record<string, unknown>; body: unknown }[] = [];
  const provider = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    requests.push({ headers: request.headers, body: JSON.parse(body) });
    response.writeHead(request.url === "/full" ? 503 : 202).end();
  }).listen(0, "127.0.0.1");
  const at = async (path: string) => {
    if (!provider.listening) await once(provider, "listening");
    return `http://127.0.0.1:${(provider.address() as AddressInfo).port}${path}`;
  };
  afterAll(() => void provider.close());
  const message = { to: "34612345678", text: "123456 is your code", id: "the-same-each-time" };

  it("is told the number with its plus, the text, and what makes a repetition known", async () => {
    await smsCarrier({ url: await at("/send"), token: "ours" })(message);
    expect(requests).toEqual([
      {
        headers: expect.objectContaining({ authorization: "Bearer ours", "idempotency-key": "the-same-each-time" }),
        body: { ...message, to: "+34612345678" },
      },
    ]);
  });

  it("that says no is asked again later", async () => {
    const send = smsCarrier({ url: await at("/full"), token: undefined });
    await expect(send(message)).rejects.toThrow("SMS_URL answered 503");
  });
});
