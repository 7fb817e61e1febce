type Check = (what: string, show: () => Promise<unknown>, standsOn?: readonly string[]) => Promise<boolean>;

export function createReport(options?: { only?: string }): {
  at(who: string, afterFailure?: () => void): Check;
  lastLine(): string;
  isGreen(): boolean;
};
