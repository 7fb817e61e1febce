import type { RuleSeverity } from "@product/domain/rules/rule";
import type { Tone } from "@product/ui/records/tone";

export const severityTone: Record<RuleSeverity, Tone> = { block: "bad", warn: "warn", info: "info", off: "idle" };
