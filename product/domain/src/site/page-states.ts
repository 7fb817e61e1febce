/**
 * The states of a page: each step, from where to where. The state belongs to the newest text; the public one may be
 * older.
 */
export const pageStates = ["draft", "review", "scheduled", "published", "archived"] as const;
export type PageState = (typeof pageStates)[number];

export const pageSteps = {
  edit: { from: ["draft", "review", "scheduled", "published"], to: "draft" },
  send: { from: ["draft"], to: "review" },
  "send-back": { from: ["review"], to: "draft" },
  schedule: { from: ["draft", "review"], to: "scheduled" },
  unschedule: { from: ["scheduled"], to: "draft" },
  publish: { from: ["draft", "review", "scheduled"], to: "published" },
  archive: { from: ["draft", "review", "scheduled", "published"], to: "archived" },
  restore: { from: ["archived"], to: "draft" },
} as const satisfies Record<string, { from: readonly PageState[]; to: PageState }>;

export type PageStep = keyof typeof pageSteps;
export const pageStepNames = Object.keys(pageSteps) as PageStep[];

/** Where a step leads, or undefined where it cannot be made from. */
export function pageAfter(state: PageState, step: PageStep): PageState | undefined {
  const { from, to } = pageSteps[step] as { from: readonly PageState[]; to: PageState };
  return from.includes(state) ? to : undefined;
}
