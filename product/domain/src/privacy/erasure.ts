/** The words for erasing: why someone's data is erased, and what a run over old records finds. */
export const erasureReasons = ["asked", "mistake"] as const;
/** `retention`: its time was over. */
export type ErasureReason = (typeof erasureReasons)[number] | "retention";

/** Applications and profiles are whole people; documents are single ones that no longer count, of people who stay. */
export const runKinds = ["applications", "profiles", "documents"] as const;
export type RunKind = (typeof runKinds)[number];
export type RunState = "proposed" | "running" | "done" | "dropped";
/** `oldest` is the day on which the first of their terms began; `waiting` stay for now, since nobody has warned them long enough. */
export type RunCount = { records: number; people: number; oldest?: string | undefined; waiting?: number | undefined };
/** A kind under the rule by which it ends. */
export type RunLine = `${RunKind}/${string}`;
export type RunCounts = Partial<Record<RunLine, RunCount>>;

/** So long before an application is erased its person is told, and can ask to be kept. */
export const warnedDays = 30;

/** Rules for records that the product does not hold yet. */
export const emptyRules: readonly string[] = ["time-register-es", "working-time-uk", "accounts-es", "punch-position"];

/** How long a former contact is kept, so that its owner hears of a change of account. */
export const formerContactDays = 30;
