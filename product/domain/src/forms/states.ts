/** The states of an application: each step, from where to where. */
export const applicationStates = [
  "started",
  "submitted",
  "in_review",
  "more_info",
  "accepted",
  "rejected",
  "spam",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const applicationSteps = {
  submit: { from: ["started", "more_info"], to: "submitted" },
  review: { from: ["submitted"], to: "in_review" },
  "ask-more": { from: ["submitted", "in_review"], to: "more_info" },
  accept: { from: ["submitted", "in_review", "more_info"], to: "accepted" },
  reject: { from: ["submitted", "in_review", "more_info"], to: "rejected" },
  "mark-spam": { from: ["submitted", "in_review"], to: "spam" },
  // A decision from which nothing has followed; what was accepted stays a worker.
  "take-back": { from: ["more_info", "rejected", "spam"], to: "in_review" },
} as const satisfies Record<string, { from: readonly ApplicationState[]; to: ApplicationState }>;

export type ApplicationStep = keyof typeof applicationSteps;
export const applicationStepNames = Object.keys(applicationSteps) as ApplicationStep[];

/** Where a step leads, or undefined where it cannot be made from. */
export function stepped(state: ApplicationState, step: ApplicationStep): ApplicationState | undefined {
  const { from, to } = applicationSteps[step] as { from: readonly ApplicationState[]; to: ApplicationState };
  return from.includes(state) ? to : undefined;
}

/** Those that take one of the places of a form. */
export const countedStates = ["submitted", "in_review", "more_info", "accepted"] as const satisfies ApplicationState[];

/** Those that wait for the office. */
export const waitingStates = ["submitted", "in_review"] as const satisfies ApplicationState[];

export const formStates = ["draft", "open", "closed", "archived"] as const;
export type FormState = (typeof formStates)[number];

/** The purpose of a form. */
export const formTargets = ["new-worker", "event", "follow-up"] as const;
export type FormTarget = (typeof formTargets)[number];

export type FormWindow = {
  state: FormState;
  opensAt: Date | null;
  closesAt: Date | null;
  quota: number | null;
  /** Number of its applications that take a place. */
  taken: number;
  isPublished: boolean;
};

export const takesSignUps = ({ state, opensAt, closesAt, quota, taken, isPublished }: FormWindow, now: Date): boolean =>
  isPublished &&
  state === "open" &&
  (opensAt === null || opensAt <= now) &&
  (closesAt === null || now < closesAt) &&
  (quota === null || taken < quota);
