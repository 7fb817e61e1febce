export type StageTime = {
  name: string;
  seconds: number;
  processor?: number | undefined;
  kinds?: [kind: string, seconds: number, number: number][] | undefined;
  files?: [file: string, milliseconds: number][] | undefined;
};

export function processorSeconds(): number | undefined;
export function vitestTimes(report: unknown): [string, number][];
export function playwrightTimes(report: unknown): [string, number][];
export function timesInWords(stages: StageTime[]): string[];
