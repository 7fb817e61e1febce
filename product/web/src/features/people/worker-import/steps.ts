/** The way of an import, and where each state of it stands on that way. */
export const importSteps = ["file", "columns", "check", "import"] as const;
export type ImportStep = (typeof importSteps)[number];

export const stepOf = {
  reading: "columns",
  checking: "check",
  checked: "check",
  committing: "import",
  done: "import",
  undoing: "import",
  undone: "import",
} as const satisfies Record<string, ImportStep>;

export const toneOf = {
  reading: "info",
  checking: "info",
  checked: "warn",
  committing: "info",
  done: "ok",
  undoing: "info",
  undone: "idle",
} as const;

export const isWorking = (state: keyof typeof stepOf): boolean =>
  state === "checking" || state === "committing" || state === "undoing";
