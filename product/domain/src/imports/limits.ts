const megabyte = 1024 * 1024;

export const largestImport = 50 * megabyte;
export const mostImportRows = 200_000;
export const mostImportColumns = 100;
/** Limit of one cell, in characters; no field of ours takes as much. */
export const longestCell = 4_000;

/** Limit of an unpacked spreadsheet: many times the size that two hundred thousand honest rows need. */
export const zipLimits = {
  entries: 500,
  inflated: 512 * megabyte,
  /** Repeated rows shrink well, so that a ratio is suspicious only in what unfolds to more than this. */
  innocent: 8 * megabyte,
  ratio: 200,
} as const;

/** Cells that only a formula fills: so many are told one by one. */
export const mostFormulas = 20_000;

/** As long as an import can be undone. */
export const daysUndoable = 30;
