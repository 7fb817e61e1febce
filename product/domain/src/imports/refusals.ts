/**
 * Reasons for which a file is not read, or not carried out. Faults in single rows are no refusal: they are shown by row
 * and column.
 */
export type ImportRefusal =
  | { code: "import.kind" }
  | { code: "import.old-excel" }
  | { code: "import.too-large"; megabytes: number }
  | { code: "import.too-many-rows"; max: number }
  | { code: "import.too-many-columns"; max: number }
  | { code: "import.no-rows" }
  | { code: "import.encoding" }
  | { code: "import.quotes"; row: number }
  | { code: "import.broken" }
  | { code: "import.encrypted" }
  | { code: "import.bomb" }
  | { code: "import.nested" }
  | { code: "import.macros" }
  | { code: "import.outside-links" }
  | { code: "import.too-many-formulas"; max: number }
  | { code: "import.column-twice"; heading: string }
  | { code: "import.column-not-yours" }
  | { code: "import.key-missing" }
  | { code: "import.choice-gone" }
  | { code: "import.busy" }
  | { code: "import.not-now" }
  | { code: "import.nothing-to-do" }
  | { code: "import.changed-meanwhile" }
  // Tried several times, and each time something of ours failed.
  | { code: "import.failed" }
  // The rows are kept for some days only, and not across a crash of the database.
  | { code: "import.rows-gone" };
