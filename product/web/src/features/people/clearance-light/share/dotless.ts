/** A dot would mean nesting in a message key, so the names of reasons and fixes are written with a slash there. */
export type Dotless<Name extends string> = Name extends `${infer Noun}.${infer Rest}` ? `${Noun}/${Rest}` : Name;
export const dotless = <Name extends string>(name: Name): Dotless<Name> => name.replace(".", "/") as Dotless<Name>;
