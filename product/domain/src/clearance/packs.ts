/** The rules of each country that the clearance cites: their ids, and the law behind them. */
import type { Country } from "@product/domain/people/workers";
import type { Nation } from "@product/domain/rules/school-leaving";

type CitedRule = { rule: string; citation: string };

export type Pack = {
  version: string;
  rightToWork: CitedRule;
  leastAge: CitedRule & { years: number };
  adult: CitedRule & { years: number };
  contract: CitedRule;
  alta: CitedRule;
};

const unitedKingdom = {
  rightToWork: { rule: "UK-RTW", citation: "Immigration, Asylum and Nationality Act 2006, s. 15" },
  alta: { rule: "", citation: "" },
};
const greatBritain = {
  adult: { rule: "UK-YOUNG", citation: "Working Time Regulations 1998, reg. 2", years: 18 },
  contract: { rule: "UK-CONTRACT", citation: "Employment Rights Act 1996, s. 1" },
};

const packs: Record<"ES" | Nation, Pack> = {
  ES: {
    version: "ES 2026.1",
    rightToWork: { rule: "ES-RTW", citation: "LO 4/2000 art. 36" },
    leastAge: { rule: "ES-MIN-16", citation: "ET art. 6.1", years: 16 },
    adult: { rule: "ES-MIN-18", citation: "ET art. 6.2, 7.b", years: 18 },
    contract: { rule: "ES-CONTRACT", citation: "ET art. 8" },
    alta: { rule: "ES-ALTA", citation: "RD 84/1996 art. 32" },
  },
  "england-wales": {
    version: "GB 2026.2",
    ...unitedKingdom,
    leastAge: { rule: "UK-CHILD", citation: "Children and Young Persons Act 1933, s. 18", years: 16 },
    ...greatBritain,
  },
  scotland: {
    version: "GB 2026.2",
    ...unitedKingdom,
    leastAge: { rule: "UK-CHILD", citation: "Children and Young Persons (Scotland) Act 1937, s. 28", years: 16 },
    ...greatBritain,
  },
  "northern-ireland": {
    version: "NI 2026.2",
    ...unitedKingdom,
    leastAge: { rule: "UK-CHILD", citation: "Children (Northern Ireland) Order 1995, art. 135", years: 16 },
    adult: { rule: "UK-YOUNG", citation: "Working Time Regulations (Northern Ireland) 2016, reg. 2", years: 18 },
    contract: { rule: "UK-CONTRACT", citation: "Employment Rights (Northern Ireland) Order 1996, art. 33" },
  },
};

/** The law of the company: of the United Kingdom, of the nation that it is in. */
export const packFor = ({ country, nation }: { country: Country; nation: Nation }): Pack =>
  packs[country === "ES" ? "ES" : nation];
