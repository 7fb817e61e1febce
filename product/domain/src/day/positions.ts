/** Where somebody clocks, and whether that is near the venue. */
import type { Coordinates } from "@product/domain/company/coordinates";

export type Position = Coordinates & { accuracyMetres: number };

const earthMetres = 6_371_000;
/** A phone is seldom sure; so much of its doubt speaks for whoever clocks. */
const mostDoubtMetres = 150;

export function metresBetween(a: Coordinates, b: Coordinates): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const h = Math.sin(north / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const isInside = (position: Position, venue: Coordinates, radiusMetres: number): boolean =>
  metresBetween(position, venue) <= radiusMetres + Math.min(position.accuracyMetres, mostDoubtMetres);

/** As a phone sends it: latitude, longitude and how far off it may be. */
export function positionFrom(text: string): Position | undefined {
  const parts = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?),(\d{1,7})$/.exec(text);
  if (!parts) return undefined;
  const [latitude, longitude, accuracyMetres] = parts.slice(1).map(Number) as [number, number, number];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude, accuracyMetres } : undefined;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
