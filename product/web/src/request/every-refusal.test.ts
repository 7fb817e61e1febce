/** Each code by which something can be refused has its sentence; which codes there are is said by the types of the domain. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RefusalCode } from "@product/domain/refusals";
import { refusalKey } from "#i18n/refusal-words.ts";
import { refusalWords } from "#slices.ts";

const domain = join(import.meta.dirname, "../../../domain/src");
const ofTypes = /\{\s*code: "([a-z-]+(?:\.[a-z-]+)+)"/g;
const codes = new Set(
  readdirSync(domain, { recursive: true, encoding: "utf8" })
    .filter((file) => /(refusals|merge-workers|menus|route-rules)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(domain, file), "utf8").matchAll(ofTypes)].map(([, code]) => code!)),
);
// One family of codes is made of the faults of a check.
for (const fault of ["citizens-only", "nino-needed", "passport-ended"]) codes.add(`right-to-work.${fault}`);

test("every refusal has its sentence in both languages, and no sentence is left of one that is gone", () => {
  expect(codes.size).toBeGreaterThan(200);
  const keys = [...codes].map((code) => refusalKey(code as RefusalCode));
  expect(Object.keys(refusalWords).toSorted()).toEqual(keys.toSorted());
  for (const key of keys)
    expect(refusalWords[key]).toEqual({ en: expect.stringMatching(/\S/), es: expect.stringMatching(/\S/) });
});
