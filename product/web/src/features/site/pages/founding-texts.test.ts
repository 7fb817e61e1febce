/** The texts that the product comes with: the same in both languages, complete, and with links that lead somewhere. */
import { expect, it, test } from "vitest";
import { everyBlock, linksIn, plainWords, type Blocks } from "@product/domain/site/blocks";
import { useTestDatabase } from "@product/database/testing/test-database";
import { publicAddresses } from "#features/site/sitemap/queries.server.ts";
import routes from "#routes.ts";
import { publicPage, type ShownPage } from "./queries.server.ts";

const { query } = useTestDatabase();
const slugs = ["conditions", "cookies-policy", "privacy-policy", "data-protection", "accessibility"];
const both = async (slug: string) =>
  [(await publicPage(slug, "en"))!, (await publicPage(slug, "es"))!] as [ShownPage, ShownPage];

it.each(slugs)("%s says the same in both languages, clause by clause", async (slug) => {
  const [en, es] = await both(slug);
  expect(es.sections.map(({ id, blocks }) => [id, kindsOf(blocks)])).toEqual(
    en.sections.map(({ id, blocks }) => [id, kindsOf(blocks)]),
  );
  for (const { sections, opening, title, lead } of [en, es]) {
    expect([title, lead].every((text) => text !== "")).toBe(true);
    expect(sections.filter(({ heading, blocks }) => heading === "" || blocks.length === 0)).toEqual([]);
    const links = linksIn([...opening, ...sections.flatMap(({ blocks }) => blocks)]);
    expect(links.filter((to) => to.startsWith("/") && !addresses.has(to.replace(/#.*/, "")))).toEqual([]);
  }
});

test("an anchor that a page points to is there", async () => {
  const anchors = new Set<string>();
  for (const slug of slugs) for (const { id } of (await both(slug))[0].sections) anchors.add(`/${slug}#${id}`);
  for (const slug of slugs)
    for (const page of await both(slug)) {
      const links = linksIn([...page.opening, ...page.sections.flatMap(({ blocks }) => blocks)]);
      expect(links.filter((to) => to.includes("#") && !anchors.has(to))).toEqual([]);
    }
});

test("every cookie is named with how long it stays", async () => {
  for (const page of await both("cookies-policy")) {
    const named = tableIn(page, "our-cookies").rows.map(([name, , stays]) => [
      plainWords(name!),
      Number(/\d+/.exec(plainWords(stays!))),
    ]);
    expect(named).toEqual([
      ["cuadrante-auth", 400],
      ["sb-device", 365],
      ["i18n_redirected", 365],
      ["colour-mode", 365],
      ["navigation", 365],
      ["saved", 1],
      ["cc_cookie", 182],
    ]);
  }
});

test("how long data is kept is told from the settings, in the reader's language", async () => {
  const [en, es] = await both("privacy-policy");
  expect(rowsOf(en)[0]).toEqual(["Time register (Spain)", "4 years", "Deleted", "Workers’ Statute, art. 34.9"]);
  expect(rowsOf(es)[0]!.slice(0, 3)).toEqual(["Registro de jornada (España)", "4 años", "Se borran"]);
  expect(rowsOf(en).map(([, term]) => term)).toContain("Employment + 2 years");
  expect(en.revised).toEqual({ day: "2026-11-17", words: "17 November 2026" });
  await query(
    `UPDATE app.retention_rule SET term = 1, unit = 'months', version = 2, updated_at = '2031-05-06T10:00:00Z'
     WHERE id = 'punch-position'`,
  );
  const [, later] = await both("privacy-policy");
  // The day at the top is that of the last change, also where only a term changed.
  expect(later.revised).toEqual({ day: "2031-05-06", words: "6 de mayo de 2031" });
  expect(rowsOf(later).find(([name]) => name === "Posición de un marcaje")).toContain("1 mes");
});

test("what is held of workers is told from the inventory, and the company by its details", async () => {
  const [en] = await both("privacy-policy");
  const dataRows = tableIn(en, "data").rows.map((row) => row.map(plainWords));
  expect(dataRows).toContainEqual(["Contracts", "Contract (GDPR 6.1.b)", expect.stringMatching(/^ES: .+ · UK: .+/)]);
  expect(tables(en.sections.find(({ id }) => id === "responsible")!.blocks)).toEqual([]);
  await query(
    "INSERT INTO app.legal_entity (name, country, tax_id, address, email, registry) VALUES ('Ribera SL', 'ES', 'B1', 'Bilbao', 'a@ribera.test', 'Tomo 1')",
  );
  const [now] = await both("privacy-policy");
  expect(tableIn(now, "responsible").rows.map((row) => row.map(plainWords))).toEqual([
    ["Ribera SL", "B1", "Bilbao", "a@ribera.test", "Tomo 1"],
  ]);
});

test("health, criminal records and complaints are told as they are, in both languages", async () => {
  for (const page of await both("data-protection")) {
    const sectionText = wordsIn(page, "sensitive-data");
    for (const pattern of [/sickness absences|bajas por enfermedad/, /9\.2\.b/, /art\. 10/, /8\/2021/, /s\. 10\(5\)/])
      expect(sectionText).toMatch(pattern);
    expect(sectionText).not.toMatch(/only “fit”|solo conservamos/);
    const where = wordsIn(page, "authorities");
    expect(where).toMatch(/164A/);
    expect(where).toMatch(/within 30 days|máximo de 30 días/);
    // The company before the authority of the United Kingdom.
    expect(linksIn(page.sections.find(({ id }) => id === "authorities")!.blocks)).toEqual([
      "/data-protection/complaint",
      "https://ico.org.uk/make-a-complaint/",
      "https://www.aepd.es",
    ]);
  }
  for (const page of await both("privacy-policy")) {
    const purposes = tableIn(page, "purposes").rows.map((row) => row.map(plainWords));
    expect(purposes.find(([what]) => /^(Sickness absences|Bajas por enfermedad)$/.test(what!))?.[1]).toMatch(/9\.2\.b/);
    expect(purposes.find(([what]) => /^(Criminal-record|Certificados de antec)/.test(what!))?.[1]).toMatch(
      /6\.1\.c.*10.*8\/2021, art\. 57.*s\. 10\(5\)/,
    );
  }
  for (const page of await both("conditions"))
    expect(page.sections.find(({ id }) => id === "the-company")!.heading).toMatch(/^(Legal notice|Aviso legal)/);
});

test("search engines are told of every public page in both languages", async () => {
  const paths = (await publicAddresses()).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/es", "/conditions", "/es/pages/accessibility"]));
  expect(paths.length).toBe(2 * (slugs.length + 1));
});

it.each(["", "none", "../conditions", "Conditions", "home%00", "a".repeat(300)])("there is no page %j", async (slug) =>
  expect(await publicPage(slug, "en")).toBeUndefined(),
);

const wordsIn = ({ sections }: ShownPage, id: string) =>
  JSON.stringify(sections.find((section) => section.id === id)!.blocks);
const tables = (blocks: Blocks) => blocks.filter((block) => block.type === "table");
const tableIn = ({ sections }: ShownPage, id: string) =>
  tables(sections.find((section) => section.id === id)!.blocks)[0]!;
const rowsOf = (page: ShownPage) => tableIn(page, "retention").rows.map((row) => row.map(plainWords));
const kindsOf = (blocks: Blocks) => [...everyBlock(blocks)].map(({ type }) => type);

const addresses = new Set(addressesOf(await routes, ""));

function addressesOf(entries: Awaited<typeof routes>, above: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const address = path ? `${above}/${path}` : above;
    return children ? addressesOf(children, address) : [address || "/"];
  });
}
