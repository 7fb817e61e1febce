/** A point on a map as people copy it from one: `40.41678, -3.70379`, or with decimal commas `40,41678; -3,70379`. */
export type Coordinates = { latitude: number; longitude: number };

export function coordinatesFrom(typed: string): Coordinates | undefined {
  const [first, second, ...more] = typed.trim().split(separatorOf(typed));
  const [latitude, longitude] = [numberFrom(first), numberFrom(second)];
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

export const coordinatesText = ({ latitude, longitude }: Coordinates): string => `${latitude}, ${longitude}`;

// With a semicolon between them, or a dot in them, their commas mean something else.
function separatorOf(typed: string): string | RegExp {
  if (typed.includes(";")) return ";";
  return typed.includes(".") ? "," : /,\s+|\s+/;
}

/** Five decimals are a metre: more is not kept. */
function numberFrom(text = ""): number | undefined {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(plain) ? Number(Number(plain).toFixed(5)) : undefined;
}
