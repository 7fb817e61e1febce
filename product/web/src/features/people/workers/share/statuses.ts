import type { WorkerStatus } from "@product/domain/people/workers";

export const toneOf = {
  draft: "idle",
  applied: "info",
  in_review: "info",
  more_info: "warn",
  approved: "info",
  active: "ok",
  dormant: "idle",
  paused: "idle",
  suspended: "warn",
  rejected: "bad",
  blocked: "bad",
  left: "idle",
  data_blocked: "bad",
  erased: "idle",
} as const satisfies Record<WorkerStatus, string>;
