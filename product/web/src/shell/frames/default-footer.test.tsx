import { expect, test } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { companyDetails } from "#features/company/entities/queries.server.ts";
import { keptMenus, menusIn } from "#features/site/menus/queries.server.ts";
import { localeOf } from "#i18n/locale.ts";
import { rendered } from "#testing/rendered-page.tsx";
import { DefaultFooter } from "./default-footer.tsx";

const { query } = useTestDatabase();

const foot = async (at: string) => {
  const menus = menusIn(localeOf(at), await keptMenus());
  return rendered(<DefaultFooter demo={false} menus={menus} companies={await companyDetails()} />, at);
};

test.each([
  ["/", "Company details"],
  ["/es", "Datos de la empresa"],
])("The foot of %s says whose site it is, as the law asks, and nothing that nobody entered", async (at, label) => {
  await query("TRUNCATE app.legal_entity CASCADE");
  expect(await foot(at)).not.toContain(label);
  await query(
    `INSERT INTO app.legal_entity (name, country, tax_id, address, email, registry) VALUES
     ('Ribera SL', 'ES', 'B95111111', 'Gran Vía 1, Bilbao', 'hola@ribera.test', 'RM Bizkaia, tomo 1, hoja BI-1'),
     ('Thames Ltd', 'UK', '', '', '', '')`,
  );
  const html = await foot(at);
  const [, details] = new RegExp(`<ul aria-label="${label}"[^>]*>(.*?)</ul>`).exec(html)!;
  expect(details).toBe(
    "<li>Ribera SL · B95111111 · Gran Vía 1, Bilbao · hola@ribera.test · RM Bizkaia, tomo 1, hoja BI-1</li><li>Thames Ltd</li>",
  );
});
