import { describe, expect, it } from "vitest";
import { senderFrom } from "./address.ts";
import { ensureSendable, InvalidMessage, type OutgoingMessage } from "./message.ts";
import { codeSms, shiftMail } from "./testing/mail-under-test.ts";

const writing = (message: OutgoingMessage) => () => ensureSendable(message);
const mail = (change: object) => ({ ...shiftMail(), ...change }) as OutgoingMessage;

describe("a message that may be written", () => {
  it.each(["ana@example.org", "a.b+shifts@mail.example.org", "josé@correo.example", "ana@españa.example"])(
    "goes to %s",
    (to) => expect(ensureSendable(shiftMail(to))).toBeUndefined(),
  );

  it.each([
    "ana@example.org\r\nBcc: eve@example.org",
    "ana@example.org\nBcc: eve@example.org",
    "ana@example.org,eve@example.org",
    "ana@example.org eve@example.org",
    "Ana <ana@example.org>",
    "ana@example.org>",
    "group:ana@example.org;",
    "ana@b@example.org",
    "ana",
    "@example.org",
    "",
    `${"a".repeat(250)}@example.org`,
  ])("does not go to %j", (to) => expect(writing(shiftMail(to))).toThrow(InvalidMessage));

  it.each(["Hello\r\nBcc: eve@example.org", "Hello\nthere", "Hello\rthere", "Hello\u2028there", "a\0b", " "])(
    "does not have the subject %j",
    (subject) => expect(writing(mail({ subject }))).toThrow(InvalidMessage),
  );

  it("comes as one sender, and is answered to one address", () => {
    expect(writing(mail({ senderName: "Marea\r\nBcc: eve@example.org" }))).toThrow(InvalidMessage);
    expect(writing(mail({ replyTo: "ana@example.org, eve@example.org" }))).toThrow(InvalidMessage);
    expect(writing(mail({ senderName: "Marea, S.L.", replyTo: "turnos@marea.example" }))).not.toThrow();
  });

  it("has a kind and a language", () => {
    expect(writing(mail({ kind: "" }))).toThrow(InvalidMessage);
    expect(writing(mail({ language: "en\r\nBcc: eve@example.org" }))).toThrow(InvalidMessage);
  });

  it("says why without repeating what it holds", () =>
    expect(() => ensureSendable(shiftMail("ana@example.org,eve@example.org"))).toThrow(/^[^@]*$/));

  it("goes by SMS to one number", () => {
    expect(ensureSendable(codeSms("+34600100200"))).toBeUndefined();
    expect(ensureSendable(codeSms("34600100200"))).toBeUndefined();
    for (const to of ["600 100 200", "+34600100200,+34600100201", "ana@example.org", "+0", ""])
      expect(writing(codeSms(to))).toThrow(InvalidMessage);
  });
});

describe("the sender", () => {
  it.each([
    ["Cuadrante <turnos@cuadrante.example>", { name: "Cuadrante", address: "turnos@cuadrante.example" }],
    ['"Turnos, S.L." <turnos@cuadrante.example>', { name: "Turnos, S.L.", address: "turnos@cuadrante.example" }],
    ["turnos@cuadrante.example", { name: "", address: "turnos@cuadrante.example" }],
  ])("is read from %s", (text, sender) => expect(senderFrom(text)).toEqual({ ...sender, domain: "cuadrante.example" }));

  it("gives Message-IDs a domain every server can read", () =>
    expect(senderFrom("a@españa.example").domain).toBe("xn--espaa-rta.example"));

  it.each([
    "Cuadrante",
    "A <a@b.example> <c@d.example>",
    "A\r\nBcc: x <a@b.example>",
    "A <a@b.example, c@d.example>",
    "",
  ])("is not read from %j", (text) => expect(() => senderFrom(text)).toThrow("The sender of mail must read"));
});
