/** The most that one worker can have; far beyond what anyone has. */
export const mostChecks = 100;
export const mostTerms = 60;
