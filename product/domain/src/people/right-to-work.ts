/** How it is made sure that someone may work in a country, and who may without asking. */
import type { Country } from "./workers.ts";

export const checkMethods = ["national_document", "residence_permit", "manual", "idvt", "share_code"] as const;
export type CheckMethod = (typeof checkMethods)[number];

/** The ways that each country knows. */
export const methodsIn: Record<Country, readonly CheckMethod[]> = {
  ES: ["national_document", "residence_permit"],
  UK: ["manual", "idvt", "share_code"],
};

export const checkOutcomes = ["unlimited", "limited", "refused"] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** Of the Union, the European Economic Area and Switzerland: they work in Spain with no permit. */
const freeInSpain: ReadonlySet<string> = new Set(
  "AT,BE,BG,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,SK".split(","),
);
const freeInTheUk: ReadonlySet<string> = new Set(["GB", "IE"]);

export const isEuropean = (nationality: string): boolean => freeInSpain.has(nationality);

/** Undefined where the nationality is not known. */
export function worksFreely(country: Country, nationality: string | null): boolean | undefined {
  if (nationality === null) return undefined;
  return (country === "ES" ? freeInSpain : freeInTheUk).has(nationality);
}
