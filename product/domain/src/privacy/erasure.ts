/** The words for erasing: why someone's data is erased, and what a run over old records finds. */
export const erasureReasons = ["asked", "mistake"] as const;
/** `retention`: its time was over. */
export type ErasureReason = (typeof erasureReasons)[number] | "retention";

export const runKinds = ["applications", "left", "contacts"] as const;
export type RunKind = (typeof runKinds)[number];
export type RunState = "proposed" | "running" | "done" | "dropped";
export type RunCount = { records: number; people: number; oldest?: string | undefined; left?: number | undefined };
export type RunCounts = Partial<Record<RunKind, RunCount>>;

/** How long a former contact is kept, so that its owner hears of a change of account. */
export const formerContactDays = 30;
