/** How a form stands for someone who would fill it in now. */
import type { FormWindow } from "./states.ts";

export type FormStanding = "draft" | "upcoming" | "open" | "full" | "ended" | "closed" | "archived";

export function formStanding({ state, opensAt, closesAt, quota, taken }: FormWindow, now: Date): FormStanding {
  if (state !== "open") return state;
  if (closesAt !== null && closesAt <= now) return "ended";
  if (opensAt !== null && now < opensAt) return "upcoming";
  return quota !== null && taken >= quota ? "full" : "open";
}

/** The actions possible in each state of a form; only a form that was never open, or is closed, can be archived. */
export const formTransitions = {
  open: ["draft", "closed"],
  close: ["open"],
  archive: ["draft", "closed"],
  restore: ["archived"],
} as const;
export type FormTransition = keyof typeof formTransitions;

export const canBe = (actionName: FormTransition, state: FormWindow["state"]): boolean =>
  (formTransitions[actionName] as readonly string[]).includes(state);
