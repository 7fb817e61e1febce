import type { MadePunch } from "@product/domain/day/punches";
import type { GateCode, GateVerdict } from "@product/domain/day/verdict";

/** The verdict shown once a punch is written, whether at once or after a question was confirmed. */
export const letThrough = (verdict: GateVerdict, kind: MadePunch, zone: string): GateVerdict => ({
  ...verdict,
  light: "go",
  code: zone ? (kind === "out" ? "zone-out" : "zone-in") : codeOf[kind],
});

const codeOf: Readonly<Record<MadePunch, GateCode>> = {
  in: "in",
  out: "out",
  break_start: "to-break",
  break_end: "from-break",
};
