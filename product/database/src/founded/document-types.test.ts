import { describe, expect, it } from "vitest";
import { citedIn } from "@product/domain/company/document-types";
import type { Country } from "@product/domain/people/workers";
import { useTestDatabase } from "@product/database/testing/test-database";

const { query } = useTestDatabase();

type Kind = {
  key: string;
  countries: Country[];
  citation: string;
  citationUk: string;
  proves: string | null;
  rule: string;
  basis: string;
  nameEn: string;
};
const kindsOf = async (country: Country): Promise<Kind[]> =>
  (
    await query<Kind>(
      `SELECT t.key, t.countries, t.citation, t.citation_uk AS "citationUk", t.proves, t.name_en AS "nameEn", r.id AS rule,
         r.basis_en AS basis
       FROM app.document_type t JOIN app.retention_rule r
         ON r.id = CASE $1 WHEN 'UK' THEN coalesce(t.retention_rule_uk_id, t.retention_rule_id) ELSE t.retention_rule_id END
       WHERE $1 = ANY (t.countries) ORDER BY t.key`,
      [country],
    )
  ).rows;

const spanish = /\b(ET|RD|Ley|LO|LPRL|LISOS|LOPDGDD|Workers.? Statute|Spanish|Labour Offences)\b|-es$/;
const british = /\b(Act|Regulations|Home Office)\b|-uk$/;

describe("a kind of document", () => {
  it("cites and follows no Spanish rule in the United Kingdom", async () => {
    const odd = (await kindsOf("UK")).filter((kind) =>
      [citedIn(kind, "UK"), kind.basis, kind.rule].some((text) => spanish.test(text)),
    );
    expect(odd.map(({ key }) => key)).toEqual([]);
  });
  it("cites no British rule in Spain", async () => {
    const odd = (await kindsOf("ES")).filter((kind) => british.test(citedIn(kind, "ES")) || british.test(kind.rule));
    expect(odd.map(({ key }) => key)).toEqual([]);
  });
  it("of both countries names the law of each", async () => {
    const [contract] = (await kindsOf("UK")).filter(({ key }) => key === "contract");
    expect([citedIn(contract!, "ES"), citedIn(contract!, "UK")]).toEqual([
      "ET art. 8",
      "Employment Rights Act 1996, s. 1",
    ]);
  });
  it("that has no photo does not show who someone is", async () => {
    const proving = (await kindsOf("ES")).filter(({ proves }) => proves === "identity").map(({ key }) => key);
    expect(proving).toEqual(["dni", "eu-id-card", "nie", "passport"]);
    const kinds = (await kindsOf("ES")).map(({ key }) => key);
    expect(kinds).toContain("eu-registration");
  });
  it("is asked by each nation of the United Kingdom in its own way: DBS, PVG and AccessNI", async () => {
    const kinds = (await kindsOf("UK")).map(({ key }) => key);
    expect(kinds).toEqual(expect.arrayContaining(["access-ni-uk", "dbs-uk", "pvg-uk"]));
    expect(kinds).not.toContain("guardian-consent");
  });
});

it("first aid lasts 24 months in Spain and 36 in the United Kingdom", async () => {
  const { rows } = await query(`SELECT valid_months, valid_months_uk FROM app.qualification WHERE key = 'first-aid'`);
  expect(rows).toEqual([{ valid_months: 24, valid_months_uk: 36 }]);
});
