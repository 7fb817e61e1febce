/** Each code by which something can be refused has its sentence; which codes there are is said by the types of the domain. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { locales } from "@product/domain/locales";
import type { RefusalCode } from "@product/domain/refusals";
import { refusalKey } from "#i18n/refusal-words.ts";
import { refusalWords } from "#slices.ts";

const domain = join(import.meta.dirname, "../../../../../../domain/src");
const ofTypes = /\{\s*code: "([a-z-]+(?:\.[a-z-]+)+)"([^}]*)/g;
/** By code, what the types say of its values. */
const declared = Map.groupBy(
  readdirSync(domain, { recursive: true, encoding: "utf8" })
    .filter((file) => /(refusals|merge-workers|menus|route-rules)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(domain, file), "utf8").matchAll(ofTypes)]),
  ([, code]) => code!,
);
const codes = new Set(declared.keys());
// One family of codes is made of the faults of a check.
for (const fault of ["citizens-only", "nino-needed", "passport-ended"]) codes.add(`right-to-work.${fault}`);

test("every refusal has its sentence in both languages, and no sentence is left of one that is gone", () => {
  expect(codes.size).toBeGreaterThan(200);
  const keys = [...codes].map((code) => refusalKey(code as RefusalCode));
  expect(Object.keys(refusalWords).toSorted()).toEqual(keys.toSorted());
  for (const key of keys)
    expect(refusalWords[key]).toEqual({ en: expect.stringMatching(/\S/), es: expect.stringMatching(/\S/) });
});

/** A refusal with something for each value that its type has. */
const sampleOf = (code: string) => ({
  // One is said by a type of its own.
  ...(code === "event.row-unread" && { line: 2, fault: "day" }),
  ...Object.fromEntries(
    (declared.get(code) ?? [])
      .flatMap(([, , values]) => [...values!.matchAll(/(\w+)\??(?::\s*(\w+))?/g)])
      .map(([, name, type]) => [name!, type === "number" ? 2 : "Bilbao"]),
  ),
});

test.each(locales.map(({ code }) => code))(
  "every sentence of a refusal says its values in %s, and asks for no others",
  (locale) => {
    const request = Object.fromEntries(Object.entries(refusalWords).map(([key, text]) => [key, text[locale]]));
    const t = createTranslator({
      locale,
      messages: { request },
      namespace: "request",
      onError: (error: Error) => {
        throw error;
      },
    } as never) as unknown as (key: string, values: object) => string;
    for (const code of codes) {
      const text = t(refusalKey(code as RefusalCode), sampleOf(code));
      expect(text, code).toMatch(/^[¿¡«“A-ZÁÉÍÓÚÑ0-9].*[.?!]$/s);
      expect(text, code).not.toMatch(/[{}]|undefined|NaN| {2}/);
    }
  },
);
