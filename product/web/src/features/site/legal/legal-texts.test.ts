import { describe, expect, it } from "vitest";
import routes from "#routes.ts";
import { conditions } from "./conditions.content.ts";
import { cookiesPolicy } from "./cookies-policy.content.ts";
import { dataProtection } from "./data-protection.content.ts";
import { legalTextIn, type LegalText, type Words } from "./legal-text.ts";
import { privacyPolicy } from "./privacy-policy.content.ts";
import { retention } from "./retention.content.ts";

const pages = {
  "/conditions": conditions,
  "/cookies-policy": cookiesPolicy,
  "/privacy-policy": privacyPolicy,
  "/data-protection": dataProtection,
};

describe.each(Object.entries(pages))("%s", (_, { en, es }) => {
  it("has the same clauses in the same order in both languages", () => {
    expect(anchorsOf(es)).toEqual(anchorsOf(en));
    expect(new Set(anchorsOf(en)).size).toBe(en.sections.length);
  });

  it("says as much in one language as in the other", () => {
    const parts = (text: LegalText) => text.sections.map(({ blocks }) => wordsIn(blocks).length);
    expect(parts(es)).toEqual(parts(en));
  });

  it.each([en, es])("says something in every clause, item and cell", (text) => {
    expect(text.sections.filter(({ heading, blocks }) => !heading.trim() || blocks.length === 0)).toEqual([]);
    expect(allWords(text).filter((words) => !plain(words).trim())).toEqual([]);
  });

  it.each([en, es])("can be read in a few minutes", (text) => {
    const count = allWords(text).map(plain).join(" ").split(/\s+/).length;
    expect(count).toBeGreaterThan(400);
    expect(count).toBeLessThan(900);
  });

  it.each([en, es])("links to pages and clauses that exist", (text) => {
    const inside = linksOf(text).filter((to) => !to.startsWith("https:"));
    const missing = inside.filter((to) => {
      const [address, anchor] = to.split("#") as [keyof typeof pages, string?];
      return !addresses.has(address) || (anchor && !anchorsOf(pages[address].en).includes(anchor));
    });
    expect(missing).toEqual([]);
  });

  it("fills every row of its tables", () => {
    const tables = [en, es].flatMap(({ sections }) => sections).flatMap(({ blocks }) => blocks.flatMap(tableOf));
    for (const { head, rows } of tables) expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
  });
});

it.each(["en", "es"] as const)("both pages on data leave room for the terms of the settings in %s", (locale) => {
  for (const text of [privacyPolicy[locale], dataProtection[locale]])
    expect(text.sections.flatMap(({ blocks }) => blocks.flatMap(tableOf))).toContain(retention[locale]);
});

it.each(["en", "es"] as const)("every cookie is named with how long it stays in %s", (locale) => {
  const [table] = cookiesPolicy[locale].sections.flatMap(({ blocks }) => blocks.flatMap(tableOf));
  const named = table!.rows.map(([name, , stays]) => [plain(name!), Number(/\d+/.exec(plain(stays!)))]);
  expect(named).toEqual([
    ["cuadrante-auth", 400],
    ["sb-device", 365],
    ["i18n_redirected", 365],
    ["colour-mode", 365],
    ["navigation", 365],
    ["saved", 1],
    ["cc_cookie", 182],
  ]);
});

it("the day of the last change is written as its readers write days", () =>
  expect((["en", "es"] as const).map((locale) => legalTextIn(locale, conditions).revised.words)).toEqual([
    "15 November 2026",
    "15 de noviembre de 2026",
  ]));

const addresses = new Set(addressesOf(await routes, ""));

function addressesOf(entries: Awaited<typeof routes>, above: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const address = path ? `${above}/${path}` : above;
    return children ? addressesOf(children, address) : [address || "/"];
  });
}

const anchorsOf = ({ sections }: LegalText) => sections.map(({ id }) => id);

const allWords = ({ opening, sections }: LegalText): Words[] => [
  opening,
  ...sections.flatMap(({ heading, blocks }) => [heading, ...wordsIn(blocks)]),
];

const wordsIn = (blocks: LegalText["sections"][number]["blocks"]): Words[] =>
  blocks.flatMap((block): Words[] => {
    if (typeof block === "string" || !("list" in block || "table" in block)) return [block];
    return "list" in block ? [...block.list] : [...block.table.head, ...block.table.rows.flat()];
  });

const tableOf = (block: LegalText["sections"][number]["blocks"][number]) =>
  typeof block === "object" && "table" in block ? [block.table] : [];

const plain = (words: Words): string =>
  typeof words === "string"
    ? words
    : words.map((piece) => (typeof piece === "string" ? piece : "code" in piece ? piece.code : piece.text)).join("");

const linksOf = (text: LegalText): string[] =>
  allWords(text)
    .flatMap((words) => (typeof words === "string" ? [] : words))
    .flatMap((piece) => (typeof piece === "object" && "to" in piece ? [piece.to] : []));
