/** Which device a request comes from: the token that pairing gave it lies in a cookie, and only its hash here. */
import { and, eq, isNull } from "drizzle-orm";
import type { Device } from "@product/domain/actor";
import { devicePermissions, wipedAfterMs } from "@product/domain/day/devices";
import { database } from "@product/database/client";
import { devices } from "@product/database/tables/day/device";
import { events } from "@product/database/tables/planning/event";
import { sha256Of } from "@product/database/workers/contract-links";
import { clockNow } from "#request/clock.ts";

export type PairedDevice = {
  actor: Device;
  device: typeof devices.$inferSelect;
  event: typeof events.$inferSelect;
};

const keptSeconds = 30 * 86_400;

export const deviceCookie = (token: string, isSecure: boolean): string =>
  `gate=${token}; Path=/; Max-Age=${token ? keptSeconds : 0}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** None where it was revoked, or its event has been over for a day: then it is to be paired anew. */
export async function deviceOf(request: Request): Promise<PairedDevice | undefined> {
  const paired = await deviceByToken(request);
  return paired && !isOver(paired.event) ? paired : undefined;
}

/** Also where its event is over. */
export async function deviceByToken(request: Request): Promise<PairedDevice | undefined> {
  const token = tokenOf(request);
  if (!token) return undefined;
  const [found] = await database
    .select({ device: devices, event: events })
    .from(devices)
    .innerJoin(events, eq(events.id, devices.eventId))
    .where(and(eq(devices.tokenHash, sha256Of(token)), isNull(devices.revokedAt)));
  return found && atItsEvent(found);
}

/** Also one that opens nothing any more. */
export const tokenOf = (request: Request): string | undefined =>
  /(?:^|;\s*)gate=([\w-]{43})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];

export const isOver = ({ endsAt }: Pick<PairedDevice["event"], "endsAt">): boolean =>
  endsAt.getTime() + wipedAfterMs < clockNow().getTime();

/** As it acts: with what its profile may do, at its own event. */
export function atItsEvent<Found extends Omit<PairedDevice, "actor">>(found: Found): Found & PairedDevice {
  const { id, name, profile, eventId } = found.device;
  const grants = devicePermissions[profile].map((permission) => ({
    permission,
    scope: { kind: "event" as const, id: eventId },
  }));
  return { ...found, actor: { kind: "device", id, name, grants } };
}
