/** For reading: of an average that is over in many spans of weeks, only the worst span. */
import type { Finding } from "./finding.ts";

export function condensed(findings: readonly Finding[]): Finding[] {
  const worst = new Map<string, Finding>();
  for (const finding of findings.filter(({ at }) => at === null)) {
    const known = worst.get(finding.rule);
    if (!known || finding.shortfall > known.shortfall) worst.set(finding.rule, finding);
  }
  return findings.filter((finding) => finding.at !== null || worst.get(finding.rule) === finding);
}
