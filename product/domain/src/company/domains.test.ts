import { expect, test } from "vitest";
import { domainOf, isDomain } from "./domains.ts";

test.each(["acme.example", "mail.acme.co.uk", "a-b.es", "xn--caf-dma.es"])("%s is a domain", (name) =>
  expect(isDomain(name)).toBe(true),
);

test.each([
  "acme",
  "@acme.example",
  "acme..example",
  "-acme.example",
  "ACME.example",
  "a b.es",
  `${"a".repeat(64)}.es`,
])("%s is none", (name) => expect(isDomain(name)).toBe(false));

test("an address tells where someone works", () => expect(domainOf("Ana@Acme.Example")).toBe("acme.example"));
