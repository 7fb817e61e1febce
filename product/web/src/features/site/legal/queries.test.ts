import { expect, test } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import type { LegalText } from "./legal-text.ts";
import { privacyPolicy } from "./privacy-policy.content.ts";
import { legalTextWithTerms } from "./queries.server.ts";

const { query } = useTestDatabase();

const termsOf = ({ sections }: LegalText) => {
  const [block] = sections
    .find(({ id }) => id === "retention")!
    .blocks.filter((each) => typeof each === "object" && "table" in each);
  return block!.table.rows;
};

test("how long data is kept is told from the settings, in the reader's language", async () => {
  const en = termsOf((await legalTextWithTerms("en", privacyPolicy)).text);
  const es = termsOf((await legalTextWithTerms("es", privacyPolicy)).text);
  expect(en[0]).toEqual(["Time register (Spain)", "4 years", "Deleted", "Workers’ Statute, art. 34.9"]);
  expect(es[0]).toEqual([
    "Registro de jornada (España)",
    "4 años",
    "Se borran",
    "Estatuto de los Trabajadores, art. 34.9",
  ]);
  expect(en.map(([, term]) => term)).toContain("Employment + 2 years");
  expect(es.map(([, term]) => term)).toEqual(expect.arrayContaining(["Contrato + 2 años", "30 días", "6 meses"]));
  await query(
    `UPDATE app.retention_rule SET term = 1, unit = 'months', version = 2, updated_at = '2031-05-06T10:00:00Z'
     WHERE id = 'punch-position'`,
  );
  const { text, revised } = await legalTextWithTerms("es", privacyPolicy);
  // The day at the top is that of the last change, also where only a term changed.
  expect(revised).toEqual({ day: "2031-05-06", words: "6 de mayo de 2031" });
  const later = termsOf(text);
  expect(later.find(([name]) => name === "Posición de un marcaje")).toContain("1 mes");
});
