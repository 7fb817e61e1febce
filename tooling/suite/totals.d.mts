export type Totals = {
  passed: number;
  failed: number;
  skipped: string[];
  flaky: string[];
  reruns: string[];
  notes: string[];
};

export function staticTotals(exitCode: number): Totals;
export function notRun(reason: string): Totals;
export function vitestTotals(report: unknown, exitCode: number): Totals;
export function playwrightTotals(report: unknown, exitCode: number): Totals;
export function sum(list: Totals[]): Totals;
export function lastLine(totals: Totals): string;
export function isGreen(totals: Totals): boolean;
