/** The verdict at the door of a zone: the pass is checked as at the gate, and people at work may go in and out. */
import { passFindings, type GateAsk, type GateVerdict, type PersonAtGate } from "./verdict.ts";
import type { PassCheck } from "./pass-code.ts";

export function zoneVerdict(
  check: PassCheck,
  person: Pick<PersonAtGate, "clearance" | "whereabouts" | "shifts"> | undefined,
  isInZone: boolean,
  { mode }: Pick<GateAsk, "mode">,
): GateVerdict {
  // Breaks do not exist at the door of a zone.
  const way = mode === "in" || mode === "out" ? mode : isInZone ? "out" : "in";
  const verdict = (light: GateVerdict["light"], code: GateVerdict["code"]): GateVerdict => ({
    light,
    code,
    minutes: 0,
    punch: light === "stop" || code === "already-in" ? undefined : way,
    shift: undefined,
  });
  const [found] = passFindings(check);
  if (!person) return verdict("stop", found?.code ?? "pass-unknown");
  if (found?.light === "stop") return verdict("stop", found.code);
  if (person.shifts.length === 0) return verdict("stop", "not-expected");
  // A person in the zone may always go out.
  if (way === "out") return verdict("go", "zone-out");
  if (person.clearance === "BLOCK") return verdict("stop", "not-allowed");
  if (isInZone) return verdict("go", "already-in");
  if (person.whereabouts === "away") return verdict("ask", "gate-first");
  return found ? verdict("ask", found.code) : verdict("go", "zone-in");
}
