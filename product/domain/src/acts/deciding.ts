/**
 * States whether an act decides about a person. Every act on a person declares one or the other; a person never decides
 * about themselves.
 */

/** Decides about whom it is done to. */
export const deciding = <Subject, Rest extends object>(
  declaration: Rest & { person: (subject: Subject) => string | undefined },
) => ({ ...declaration, decides: (subject: Subject): DecidedAbout => [declaration.person(subject)] });

/** Notes, asks or tells, or is what people may do for themselves. */
export const notDeciding = <Rest extends object>(declaration: Rest) =>
  ({ ...declaration, decides: "nothing" }) as Rest & { decides: "nothing" };

/**
 * Decides about who does it where it changes what their own clearance follows from, be it by one field of many or by a list that
 * a filter makes: `perform` looks at that before and after.
 */
export const clearing = <Rest extends object>(declaration: Rest) =>
  ({ ...declaration, decides: "what clears" }) as Rest & { decides: "what clears" };

/** Ids of workers. */
export type DecidedAbout = readonly (string | null | undefined)[];

/** The kind of the row by which the trail marks that somebody decided about themselves, nobody else being there who could. */
export const oneself = "oneself";
