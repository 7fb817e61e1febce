/** The rules of each country that the clearance cites: their ids, and the law behind them. */
import type { Country } from "@product/domain/people/workers";

type CitedRule = { rule: string; citation: string };

export type Pack = {
  version: string;
  rightToWork: CitedRule;
  leastAge: CitedRule & { years: number };
  adult: CitedRule & { years: number };
  contract: CitedRule;
  alta: CitedRule;
};

export const packs: Record<Country, Pack> = {
  ES: {
    version: "ES 2026.1",
    rightToWork: { rule: "ES-RTW", citation: "LO 4/2000 art. 36" },
    leastAge: { rule: "ES-MIN-16", citation: "ET art. 6.1", years: 16 },
    adult: { rule: "ES-MIN-18", citation: "ET art. 6.2, 7.b", years: 18 },
    contract: { rule: "ES-CONTRACT", citation: "ET art. 8" },
    alta: { rule: "ES-ALTA", citation: "RD 84/1996 art. 32" },
  },
  UK: {
    version: "UK 2026.1",
    rightToWork: { rule: "UK-RTW", citation: "Immigration, Asylum and Nationality Act 2006, s. 15" },
    leastAge: { rule: "UK-CHILD", citation: "Children and Young Persons Act 1933, s. 18", years: 16 },
    adult: { rule: "UK-YOUNG", citation: "Working Time Regulations 1998, reg. 2", years: 18 },
    contract: { rule: "UK-CONTRACT", citation: "Employment Rights Act 1996, s. 1" },
    alta: { rule: "", citation: "" },
  },
};
