/** Words that people write in a cell where the product has a short word of its own. */
import { fold } from "@product/domain/filters/fold";
import type { ImportColumn } from "./columns.ts";

/** The product's word for it, or the text as it is when there is none. */
export const wordFor = (column: ImportColumn, text: string): string =>
  words[column]?.get(fold(text).replace(/[\s._-]+/g, " ")) ?? text;

const places = {
  ES: "espana, spain, es",
  UK: "reino unido, united kingdom, uk, gb, great britain, inglaterra, england",
};
const passports = {
  ES: "espana, spain, espanola, espanol, spanish",
  GB: "reino unido, united kingdom, uk, britanica, britanico, british",
  FR: "francia, france, francesa, frances, french",
  IT: "italia, italy, italiana, italiano, italian",
  PT: "portugal, portuguesa, portugues, portuguese",
  RO: "rumania, romania, rumana, rumano, romanian",
  MA: "marruecos, morocco, marroqui, moroccan",
  CO: "colombia, colombiana, colombiano, colombian",
  VE: "venezuela, venezolana, venezolano, venezuelan",
};

const words: Partial<Record<ImportColumn, ReadonlyMap<string, string>>> = {
  country: dictionary(places),
  nationality: dictionary(passports),
  passportCountry: dictionary(passports),
  language: dictionary({ es: "espanol, spanish, castellano", en: "ingles, english" }),
  workerType: dictionary({
    permanent: "indefinido, fijo",
    fixed_discontinuous: "fijo discontinuo, permanent seasonal, seasonal",
    temporary: "temporal, eventual, fixed term",
    agency: "ett",
    zero_hours: "zero hours, cero horas, casual",
    self_employed: "autonomo, autonoma, self employed, freelance",
    volunteer: "voluntario, voluntaria",
  }),
};

function dictionary(meanings: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(meanings).flatMap(([word, texts]) => texts.split(", ").map((text) => [text, word])));
}
