/** Every time zone, by the part of the world that its name begins with: `Europe/Madrid` is Madrid in Europe. */
const regions = [
  "Europe",
  "Africa",
  "America",
  "Antarctica",
  "Arctic",
  "Asia",
  "Atlantic",
  "Australia",
  "Indian",
  "Pacific",
  "other",
] as const;

export type TimeZones = { region: (typeof regions)[number]; zones: string[] }[];

/** With the one that is chosen, should this server not list it. */
export function timeZonesWith(chosen: string): TimeZones {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen]);
  const byRegion = Map.groupBy([...names].toSorted(), regionOf);
  return regions
    .map((region) => ({ region, zones: byRegion.get(region) ?? [] }))
    .filter(({ zones }) => zones.length > 0);
}

const regionOf = (zone: string) => regions.find((region) => zone.startsWith(`${region}/`)) ?? "other";

/** `America/Argentina/Buenos_Aires` is Buenos Aires, Argentina. */
export const placeOf = (zone: string): string =>
  zone
    .split("/")
    .slice(zone.includes("/") ? 1 : 0)
    .toReversed()
    .join(", ")
    .replaceAll("_", " ");
