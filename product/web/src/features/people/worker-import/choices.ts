/** Chosen for a column that is none of ours. */
export const leftOut = "-";
/** Chosen where the worker's country decides. */
export const asUsual = "-";
