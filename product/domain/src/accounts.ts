export const accountNameLength = 120;
export const emailLength = 254;

export const colourModes = ["system", "light", "dark"] as const;

/** Maximum length of the name that people give to their factor. */
export const factorNameLength = 60;
