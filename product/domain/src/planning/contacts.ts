/** The readers who see the telephone numbers of the people on an event, and when. */
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Place } from "@product/domain/permissions/grants";

const dayMs = 24 * 3_600_000;

type Lasting = { startsAt: number; endsAt: number };

/** From a day before it begins to a day after it ends. */
export const contactTime = ({ startsAt, endsAt }: Lasting) => ({ from: startsAt - dayMs, until: endsAt + dayMs });

/**
 * A person who may see the contacts of the company's people always sees them; one limited to an event, a client or a
 * venue sees them only around the event.
 */
export function contactsOn(
  actor: Actor,
  place: Place,
  event: Lasting,
  now: number,
): "seen" | "later" | "over" | "never" {
  if (isPermitted(actor, "worker.view.contact", { entity: place.entity ?? [] })) return "seen";
  if (!isPermitted(actor, "worker.view.contact", place)) return "never";
  const { from, until } = contactTime(event);
  if (now < from) return "later";
  return now <= until ? "seen" : "over";
}
