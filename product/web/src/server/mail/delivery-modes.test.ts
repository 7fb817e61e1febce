import { describe, expect, it } from "vitest";
import { deliveryModesOf, printing } from "./delivery-modes.ts";
import { readConfig } from "#server/config.ts";

describe("what becomes of messages", () => {
  const hosted = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "p", SUPABASE_SECRET_KEY: "s" };
  const servers = { SMTP_URL: "smtp://127.0.0.1:25", SMS_URL: "https://sms.example/send" };

  it.each([
    ["are sent by those who carry them", servers, {}, ["sent", "sent", "sent"]],
    ["are kept where there is nobody", {}, {}, ["kept", "kept", "kept"]],
    ["are printed in a demonstration", {}, { demo: true }, ["printed", "printed", "printed"]],
    ["leave a demonstration that has a server", servers, { demo: true }, ["sent", "sent", "sent"]],
    ["are as good as sent where tests read them", {}, { demo: true, readable: true }, ["sent", "sent", "sent"]],
    ["are a hosted service's affair, and ours are kept", hosted, {}, ["sent", "kept", "kept"]],
  ])("%s", (_what, environment, facts, [account, mail, sms]) =>
    expect(deliveryModesOf({ config: readConfig(environment), demo: false, readable: false, ...facts })).toEqual({
      account,
      mail,
      sms,
    }),
  );

  it("is printed line by line, without what a terminal would obey", async () => {
    const lines: string[] = [];
    const { sendMail } = printing((line) => void lines.push(line));
    await sendMail({ to: "a@b.co", subject: "Hi\u001b[2J", text: "One\n\nTwo\u0007\n", id: "1" });
    expect(lines).toEqual(["A mail to a@b.co: Hi [2J", "  | One", "  | Two "]);
  });
});
