/** The name of the message that says what was looked at. */
export const revealKey = (act: string): string => `look:${act.replace(/^worker\./, "").replace(".", "/")}`;
