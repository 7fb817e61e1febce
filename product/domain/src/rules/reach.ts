/** How far the rules look: no setting can make them look further. */

/** Around one shift, for the rules about periods one by one. */
export const nearDays = 45;
/** The longest span of days that a setting may name for such a rule. */
export const mostRuleDays = 28;
/** The most weeks over which anything is averaged. */
export const longestAverage = 52;
