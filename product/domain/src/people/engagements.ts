/** The words for contracts: where one stands, and who needs one. */
import type { Country, WorkerType } from "./workers.ts";

export const engagementStates = ["draft", "sent", "signed", "cancelled"] as const;
export type EngagementState = (typeof engagementStates)[number];

const employed: readonly WorkerType[] = ["permanent", "fixed_discontinuous", "temporary", "agency", "zero_hours"];

/** The working-time rules and the need for a contract hold for the employed; others work on their own account or for nothing. */
export const isEmployed = (type: WorkerType): boolean => employed.includes(type);

/** Whom we register with the Spanish Social Security: an agency does it for its own people. */
export const needsAlta = (country: Country, type: WorkerType): boolean =>
  country === "ES" && isEmployed(type) && type !== "agency";

/** Registration can be made this many days before work starts, and not earlier. */
export const altaAheadDays = 60;
/** And its end has to be told within so many days. */
export const bajaWithinDays = 3;
