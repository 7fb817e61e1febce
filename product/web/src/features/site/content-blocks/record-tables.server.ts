/** The blocks that are made from the records, so that what the public reads cannot fall behind what the product does. */
import { dataClasses, type DataClass } from "@product/domain/privacy/data-classes";
import type { Locale } from "@product/domain/locales";
import type { Block, RecordBlock } from "@product/domain/site/blocks";
import { companyDetails } from "#features/company/entities/queries.server.ts";
import { retentionRows, type RetentionRow } from "#features/company/retention/queries.server.ts";
import { termOf } from "#i18n/format.ts";
import { cookieList } from "./cookie-list.content.ts";
import { afterEmployment, bases, endings, recordHeads } from "./record-tables.content.ts";
import { asBlock } from "./written-table.ts";

/** Undefined where there is nothing to tell yet. */
export const recordTables: Record<RecordBlock, (locale: Locale) => Promise<Block | undefined>> = {
  "cookie-list": async (locale) => asBlock(cookieList[locale]),
  "retention-table": async (locale) =>
    asBlock({
      ...recordHeads.retention[locale],
      rows: (await retentionRows()).map((rule) => [
        locale === "es" ? rule.nameEs : rule.nameEn,
        termIn(rule, locale),
        endings[rule.ending][locale],
        locale === "es" ? rule.basisEs : rule.basisEn,
      ]),
    }),
  "data-inventory": async (locale) => {
    const terms = new Map((await retentionRows()).map((rule) => [rule.id, termIn(rule, locale)]));
    const rows = (Object.values(dataClasses) as DataClass[]).map(({ name, basis, rules }) => {
      const [spain, kingdom] = [terms.get(rules.ES) ?? "", terms.get(rules.UK) ?? ""];
      return [name[locale], bases[basis][locale], spain === kingdom ? spain : `ES: ${spain} · UK: ${kingdom}`];
    });
    return asBlock({ ...recordHeads.inventory[locale], rows });
  },
  "company-details": async (locale) => {
    const rows = (await companyDetails()).map(({ name, taxId, address, email, registry }) => [
      name,
      taxId,
      address,
      email,
      registry,
    ]);
    return rows.length > 0 ? asBlock({ ...recordHeads.company[locale], rows }) : undefined;
  },
};

function termIn({ term, unit, countedFrom }: RetentionRow, locale: Locale): string {
  const words = termOf(term, unit, locale);
  return countedFrom === "employment" ? `${afterEmployment[locale]} + ${words}` : words;
}
