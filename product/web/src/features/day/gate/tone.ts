import type { GateVerdict } from "@product/domain/day/verdict";
import type { Sign } from "#features/day/pass/share/light-sign.tsx";

export type Tone = Sign;

/** How a verdict looks and sounds: that of a fresh entry is that of no other. */
export function toneOf({ light, code }: Pick<GateVerdict, "light" | "code">, hasItems: boolean): Tone {
  if (light !== "go") return light;
  if (code === "already-in") return "known";
  if (code === "to-break" || code === "from-break") return "break";
  return code === "out" && hasItems ? "item" : "go";
}
