/** The day that it is, as the calendar writes it. */
export const dayNow = (): string => new Date().toISOString().slice(0, 10);
