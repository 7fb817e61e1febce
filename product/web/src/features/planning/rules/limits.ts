/** How long what is typed of an override may be. */
export const reasonLength = { min: 10, max: 500 };
export const allowedByLength = 200;
