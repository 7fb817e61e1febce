import type { StageTime } from "./times.mjs";

export const budgets: Record<string, number>;
export function overBudget(stages: Pick<StageTime, "name" | "processor">[]): string[];
