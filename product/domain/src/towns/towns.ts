/** Where towns lie, by the open data of GeoNames; a name that is not there, or is there twice, lies nowhere known. */
import { fold } from "@product/domain/filters/fold";
import type { Country } from "@product/domain/people/workers";
import { kilometresBetween, type Point } from "./distance.ts";
import { townsOf } from "./towns.generated.ts";

/** Names that people write, beside the official one. */
const alsoCalled: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  ES: {
    "vitoria-gasteiz": "vitoria",
    "la coruna": "a coruna",
    "palma de mallorca": "palma",
    gerona: "girona",
    lerida: "lleida",
    iruna: "pamplona",
    "pamplona/iruna": "pamplona",
    orense: "ourense",
    baracaldo: "barakaldo",
    guecho: "getxo",
    lejona: "leioa",
    bilbo: "bilbao",
    "san sebastian": "donostia",
  },
  UK: { newcastle: "newcastle upon tyne", hull: "kingston upon hull", "derry/londonderry": "derry" },
};

/** Nothing stands for a name that several towns far from each other have. */
type Centres = ReadonlyMap<string, Point | undefined>;

const centresByCountry = new Map<Country, Centres>();
const centresIn = (country: Country): Centres => centresByCountry.getOrInsertComputed(country, makeCentres);

export const centreOf = (town: string, country: Country): Point | undefined => centresIn(country).get(townKey(town));

/** In whichever country there is one. */
export const anyCentreOf = (town: string): Point | undefined => centreOf(town, "ES") ?? centreOf(town, "UK");

/** The names of towns whose centre lies within so many kilometres of this one, each with its country; undefined where that is not known. */
export function townsAround(town: string, kilometres: number): { country: Country; name: string }[] | undefined {
  const centre = anyCentreOf(town);
  if (!centre) return undefined;
  return (["ES", "UK"] as const).flatMap((country) =>
    [...centresIn(country)]
      .filter(([, point]) => point && kilometresBetween(centre, point) <= kilometres)
      .map(([name]) => ({ country, name })),
  );
}

const townKey = (town: string) => fold(town).trim().replace(/\s+/g, " ");

/** Within a walk of each other they are one town with several entries. */
const sameTown = 5;

function makeCentres(country: Country): Centres {
  const centres = new Map<string, Point | undefined>();
  const put = (name: string, point: Point) => {
    const there = centres.get(name);
    const isOther = centres.has(name) && !(there && kilometresBetween(there, point) <= sameTown);
    centres.set(name, isOther ? undefined : (there ?? point));
  };
  for (const line of townsOf[country].split("\n")) {
    const [name = "", latitude, longitude] = line.split(";");
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    // A town with two names has both: `Donostia / San Sebastián`.
    for (const each of new Set([name, ...name.split(" / ")])) put(townKey(each), point);
  }
  for (const [name, official] of Object.entries(alsoCalled[country])) {
    const point = centres.get(official);
    if (point && !centres.has(name)) centres.set(name, point);
  }
  return centres;
}
