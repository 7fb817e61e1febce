import type { Reader } from "@product/database/pools";
import type { Finding, FindingValue } from "#request/ports/health-findings.ts";
import type { Config } from "#server/config.ts";

export type Facts = {
  config: Config;
  now: Date;
  ask: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  reader: Reader;
};

export type Seen = Omit<Finding, "check">;
export type Look = (facts: Facts) => Promise<Seen>;

export const seen = (state: Finding["state"], what: string, values: Record<string, FindingValue> = {}): Seen => ({
  state,
  what,
  values,
});
