/** The name of a time zone, such as `Europe/Madrid`. */
export type Zone = string & { readonly [brand]: "Zone" };
declare const brand: unique symbol;

export function isTimeZone(name: string): name is Zone {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Where nobody has said otherwise. */
export const usualZone = "Europe/Madrid" as Zone;

/** A zone that the program itself names. */
export function zone(name: string): Zone {
  if (!isTimeZone(name)) throw new RangeError(`"${name}" is no time zone`);
  return name;
}
