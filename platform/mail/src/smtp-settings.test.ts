import { describe, expect, it } from "vitest";
import { smtpSettingsFrom } from "./smtp-settings.ts";

describe("the mail server's address", () => {
  it.each([
    [
      "smtp://user:pass@mail.example.org:587",
      { host: "mail.example.org", port: 587, security: "starttls", login: { user: "user", password: "pass" } },
    ],
    ["smtps://mail.example.org", { host: "mail.example.org", port: 465, security: "tls" }],
    ["smtp://mail.example.org", { host: "mail.example.org", port: 587, security: "starttls" }],
    ["smtp://127.0.0.1:1025", { host: "127.0.0.1", port: 1025, security: "none" }],
    ["smtp://localhost:25/", { host: "localhost", port: 25, security: "none" }],
    ["smtp://[::1]:25", { host: "::1", port: 25, security: "none" }],
    ["smtps://localhost:465", { host: "localhost", port: 465, security: "tls" }],
    ["smtp://127.0.0.1.example.org", { host: "127.0.0.1.example.org", port: 587, security: "starttls" }],
    [
      "smtp://user%40example.org:p%2Fs%23s%25@mail.example.org:2525",
      {
        host: "mail.example.org",
        port: 2525,
        security: "starttls",
        login: { user: "user@example.org", password: "p/s#s%" },
      },
    ],
  ])("reads %s", (url, settings) => expect(smtpSettingsFrom(url)).toEqual(settings));

  it.each([
    ["mail.example.org:587", "must begin with smtp:// or smtps://"],
    ["https://mail.example.org", "must begin with smtp:// or smtps://"],
    ["smtp://", "names no host"],
    ["", "cannot be read"],
    ["smtp://mail.example.org:99999", "cannot be read"],
    ["smtp://mail.example.org:0", "cannot be 0"],
    ["smtp://user@mail.example.org", "both user and password"],
    ["smtp://user:se/cret@mail.example.org", /cannot be read|must end after the port/],
    ["smtp://user:secret@mail.example.org/?tls=off", "must end after the port"],
    ["smtp://user:se%cret@mail.example.org", "holds a % that is no %XX"],
  ])("says what is wrong with %s, and never the password", (url, reason) => {
    expect(() => smtpSettingsFrom(url)).toThrow(reason);
    expect(() => smtpSettingsFrom(url)).not.toThrow(/se.?cret/);
  });
});
