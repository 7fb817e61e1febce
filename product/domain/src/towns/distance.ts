/** How far two points of the earth lie apart, as the crow flies. */
export type Point = { latitude: number; longitude: number };

const earthRadius = 6371;

export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(radians(b.latitude - a.latitude)) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(radians(b.longitude - a.longitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
