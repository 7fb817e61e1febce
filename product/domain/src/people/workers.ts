/** The words for workers: what they can be, and how they came. */
export const countries = ["ES", "UK"] as const;
export type Country = (typeof countries)[number];

export const workerStatuses = [
  "draft",
  "applied",
  "in_review",
  "more_info",
  "approved",
  "active",
  "dormant",
  "paused",
  "suspended",
  "rejected",
  "blocked",
  "left",
  "data_blocked",
  "erased",
] as const;
export type WorkerStatus = (typeof workerStatuses)[number];

/** On the way to their first shift. */
export const pipeline = ["applied", "in_review", "more_info", "approved", "active"] as const satisfies WorkerStatus[];

/** Workers whose data are blocked or erased appear in no list. */
export const listedStatuses = workerStatuses.filter((status) => status !== "data_blocked" && status !== "erased");

export const workerTypes = [
  "permanent",
  "fixed_discontinuous",
  "temporary",
  "agency",
  "zero_hours",
  "self_employed",
  "volunteer",
] as const;
export type WorkerType = (typeof workerTypes)[number];

export const workerSources = ["form", "import", "referral", "invite", "office"] as const;
export type WorkerSource = (typeof workerSources)[number];
