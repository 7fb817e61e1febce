/** A dot would mean nesting in a message key, so names of acts, refusals, reasons and fixes are written with slashes there. */
export type Dotless<Name extends string> = Name extends `${infer Noun}.${infer Rest}`
  ? `${Noun}/${Dotless<Rest>}`
  : Name;

export const dotless = <Name extends string>(name: Name): Dotless<Name> => name.replaceAll(".", "/") as Dotless<Name>;
