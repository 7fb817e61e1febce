/** The longest note. */
export const noteLength = 4000;
