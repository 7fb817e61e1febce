import { describe, expect, it } from "vitest";
import { accountNotices, accountTexts } from "./account-notices.ts";
import { ensureSendable } from "./message.ts";
import type { OutgoingMessage } from "./message.ts";
import { withSecrets } from "./secrets.ts";
import { wordNotice, type Notice } from "./word-notice.ts";

const variables = {
  siteUrl: "https://staff.example",
  link: "https://staff.example/auth/confirm?token_hash=abc&type=signup",
  code: "123456",
  email: "ana@example.org",
  newEmail: "ana@new.example",
  oldEmail: "ana@example.org",
  phone: "34600111222",
  oldPhone: "34600111000",
  provider: "keycloak",
  account: "ana@work.example",
  factorType: "totp",
};
const mail = (kind: Notice["kind"], language: "en" | "es") =>
  wordNotice({ channel: "mail", kind, to: "ana@example.org", language, variables }, { name: "Cuadrante" });

/** As it arrives. */
const arriving = ({ text, secrets = {} }: OutgoingMessage) => withSecrets(text, secrets);

describe("a notice", () => {
  const kinds = Object.keys(accountNotices) as Notice["kind"][];

  it.each(kinds.flatMap((kind) => (["en", "es"] as const).map((language) => [kind, language] as const)))(
    "%s in %s is a whole mail without leftovers",
    (kind, language) => {
      const message = mail(kind, language);
      expect(() => ensureSendable(message)).not.toThrow();
      expect(message).toMatchObject({ html: expect.stringContaining(`<html lang="${language}">`) });
      expect(message.text).not.toMatch(/[{}]|undefined|–/);
    },
  );

  it("carries its link and its code where they are needed", () => {
    const recovery = arriving(mail("recovery", "es"));
    expect(recovery).toContain("https://staff.example/auth/confirm?token_hash=abc&type=signup");
    expect(recovery).toContain("123456");
    expect(arriving(mail("reauthentication", "en"))).toContain("123456");
    expect(arriving(mail("reauthentication", "en"))).not.toContain("http");
    expect(arriving(mail("password_changed", "en"))).not.toMatch(/123456|http/);
  });

  it.each(kinds)("%s has neither of them among its words", (kind) => {
    const { text, html } = mail(kind, "en") as { text: string; html: string };
    expect(text + html).not.toMatch(/token_hash|123456/);
  });

  it("about a linked account names who asked for what", () => {
    expect(mail("identity_linked", "en").text).toContain(
      "The keycloak account ana@work.example can now sign in as ana@example.org.",
    );
  });

  it("escapes what people chose themselves", () => {
    const hostile = { ...variables, account: `<img src=x onerror="alert(1)">` };
    const message = wordNotice(
      { channel: "mail", kind: "identity_linked", to: "a@b.co", language: "en", variables: hostile },
      { name: "Cuadrante" },
    );
    expect(message).toMatchObject({ html: expect.not.stringContaining("<img") });
  });

  it.each(Object.keys(accountTexts) as Notice["kind"][])(
    "%s as a text begins with its code and fits into one",
    (kind) => {
      const message = wordNotice(
        { channel: "sms", kind, to: "34600111222", language: "es", variables },
        { name: "Cuadrante" },
      );
      expect(message.text).not.toContain("123456");
      const text = arriving(message);
      expect(text).toMatch(/^123456 /);
      expect(text.length).toBeLessThanOrEqual(70);
    },
  );

  it("comes as its brand says, in words, colour and sender", () => {
    const marea = {
      name: "Marea & Co",
      colour: "#0f766e",
      logoUrl: "https://staff.example/brand/1.png",
      senderName: "Marea",
      replyTo: "turnos@marea.example",
    };
    const message = wordNotice({ channel: "mail", kind: "recovery", to: "a@b.co", language: "en", variables }, marea);
    expect(message).toMatchObject({ senderName: "Marea", replyTo: "turnos@marea.example" });
    expect(message.text).toMatch(/^Marea & Co\n/);
    expect(message).toMatchObject({ html: expect.stringContaining('alt="Marea &#38; Co"') });
    expect(message).toMatchObject({ html: expect.stringContaining("background-color:#0f766e;color:#ffffff") });
  });

  it("on a channel that has no words for it is a mistake of ours", () => {
    expect(() =>
      wordNotice(
        { channel: "sms", kind: "recovery", to: "34600111222", language: "en", variables },
        { name: "Cuadrante" },
      ),
    ).toThrow("no words for recovery");
  });
});
