/** Finds the shift for which a worker clocks at a moment, and whether they were in, out or on a break by then. */
import { isInside, positionFrom } from "@product/domain/day/positions";
import { presencesOf, whereaboutsOf, type PunchKind } from "@product/domain/day/punches";
import { clearanceToTell } from "#features/access/account/queries.server.ts";
import { factOf, punchesOf } from "#features/day/punches/queries.server.ts";
import { placesBetween, type ShownOffer } from "#features/planning/answers/queries.server.ts";
import { clockable, lateMs } from "./clockable.ts";

const dayMs = 86_400_000;

export async function shiftToClock(workerId: string, at: Date): Promise<ShownOffer | undefined> {
  const places = await placesBetween(workerId, new Date(at.getTime() - lateMs), new Date(at.getTime() + dayMs), "en");
  const open = places.filter((offer) => clockable(offer, at));
  return open.find(({ endsAt }) => endsAt > at) ?? open[0];
}

/** They came, so it is written; but the office is told of who clocks in and would be stopped at a gate. */
export async function oddityOfComing(kind: PunchKind, workerId: string, { roleId }: ShownOffer) {
  if (kind !== "in") return undefined;
  const known = await clearanceToTell(workerId, { mode: "checkin", roleId });
  return known?.verdict === "BLOCK" ? "cannot-work" : undefined;
}

/** Without the punch that is judged, which may have come twice at the same moment. */
export async function whereaboutsAt(workerId: string, at: Date, clientId?: string) {
  const punches = await punchesOf(workerId, new Date(at.getTime() - dayMs), new Date(at.getTime() + dayMs));
  const by = punches.filter((punch) => punch.clientId !== clientId && (punch.at <= at || punch.voids !== null));
  return { whereabouts: whereaboutsOf(presencesOf(by.map(factOf))), punches };
}

/** Only where the event asks: what a phone says of itself is else not looked at. */
export function placeOf({ eventId, asksPosition, geofence }: ShownOffer, sent: string) {
  const position = asksPosition ? positionFrom(sent) : undefined;
  return { eventId, position, insideRadius: position && isInside(position, geofence, geofence.metres) };
}
