/** Joins class names; what is false or missing is left out. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");
