/** How long a ban lasts, written as the protocol's servers write durations: "24h", "1h30m", "1.5h", or "none". */
import { invalid } from "@platform/auth/request/errors";

const milliseconds: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
const part = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g;
const whole = new RegExp(`^\\+?(?:0|(?:${part.source})+)$`);
// The maximum that the reference implementation can count: about 292 years.
const longest = 2 ** 63 / 1e6;

/** When the ban ends; null for none, undefined when nothing is said. */
export function bannedUntil(duration: string, now: Date): Date | null | undefined {
  if (duration === "") return undefined;
  if (duration === "none") return null;
  const length = whole.test(duration) ? sumOf(duration) : NaN;
  if (!(length < longest)) throw invalid(`invalid format for ban duration: "${duration.slice(0, 100)}"`);
  return length === 0 ? null : new Date(now.getTime() + Math.ceil(length));
}

const sumOf = (duration: string): number =>
  [...duration.matchAll(part)].reduce((sum, [, count, unit]) => sum + Number(count) * milliseconds[unit!]!, 0);
