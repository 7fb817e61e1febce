/** Names of an invented crowd: beside the common ones, the long tail that a real crowd has. */
import type { Country } from "@product/domain/people/workers";
import { demoSurnames } from "@product/database/demo/worker-words";

/** The commonest first. */
const commonSurnames: Record<Country, readonly string[]> = {
  ES: "García,González,Rodríguez,Fernández,López,Martínez,Sánchez,Pérez,Gómez,Martín,Jiménez,Hernández,Ruiz,Díaz,Moreno".split(
    ",",
  ),
  UK: "Smith,Jones,Taylor,Brown,Williams,Wilson,Davies,Evans,Patel,Thomas,Wright,Walker,White,Roberts,Green".split(","),
};
const everyones = (country: Country) => [...new Set([...commonSurnames[country], ...demoSurnames[country]])];
export const crowdSurnames: Record<Country, readonly string[]> = { ES: everyones("ES"), UK: everyones("UK") };

const joined = (...parts: readonly string[]): string[] =>
  parts
    .map((part) => part.split(" "))
    .reduce((before, endings) => before.flatMap((start) => endings.map((ending) => start + ending)), [""]);

/** Some fifteen thousand that few share. */
export const rareSurnames: Record<Country, readonly string[]> = {
  ES: [
    ...joined(
      "Agirre Aran Aritz Arri Astor Azko Barren Basa Bengo Bide Bolin Egi Elor Erre Etxe Galdo Garai Goiko Gorosti Ibai Ira Iri Itur Jaure Lasa Larra Leku Lizar Mendi Mugur Oiar Ola Ondar Otxan Sagar Sala Urru Uri Zabal Zubi",
      "aga alde artea barri berria buru eta gain garai goitia iaga iturri ondo tegi txea uren zabal zarra",
    ),
    ...joined(
      "Al Bar Ben Cal Cam Can Car Cas Cer Cor Esc Fon Gal Gran Guij Her Lan Mal Man Mar Mer Mol Mont Mor Nav Oliv Pal Par Pedr Pin Quin Rob Sal Sant Ser Tor Val Ver Vill Zam",
      "al an ar ed en er il in ol or",
      "ada adas ales ano ares edo ejo era ero illa illo ón osa oso uela uelo",
    ),
  ],
  UK: joined(
    "Alder Ash Bar Black Brad Broad Brom Burn Chad Clay Cran Crow Dal Den East El Fair Far Gold Hart Hather Hawk High Hol Kirk Lang Lin Mar Mer Nor Oak Pem Rad Red Ro Sed Shel South Stan Stock Suther Thorn Thur Wake Wal West Whit Wil Win Wood",
    "berry bourne bridge brook bury by combe cott croft dale don field ford gate ham hurst land ley lock man more ridge sey shaw stead stock ston thorpe ton wall ward water well wick wood worth",
  ),
};

/** A town of the demonstration, or one of the many where hardly anyone lives. */
export const villages: Record<Country, readonly (readonly [town: string, postcode: string])[]> = {
  ES: rareSurnames.ES.slice(-1500).map((name, index) => [`Villanueva de ${name}`, String(10_000 + index)] as const),
  UK: rareSurnames.UK.slice(-500).map((name, index) => [`Much ${name}`, `HR${1 + (index % 9)} 1AA`] as const),
};
