export const accountNameLength = 120;
export const emailLength = 254;

export const colourModes = ["system", "light", "dark"] as const;

/** What a factor may be called by whom it belongs to. */
export const factorNameLength = 60;
