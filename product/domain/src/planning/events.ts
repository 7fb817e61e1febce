/** Events: what they can be, how they go on, and the limits of what is said of them. */
export const eventStatuses = [
  "draft",
  "quoted",
  "confirmed",
  "staffing",
  "closed",
  "invoiced",
  "archived",
  "cancelled",
  "postponed",
] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Statuses as shown: `staffed` and `live` are never stored, so that they cannot be wrong. */
export const shownStatuses = [...eventStatuses, "staffed", "live"] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** The statuses that may follow; moving and calling off are separate actions, which ask about the people. */
export const nextStatuses: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  draft: ["quoted", "confirmed"],
  quoted: ["draft", "confirmed"],
  confirmed: ["quoted", "staffing", "closed"],
  staffing: ["confirmed", "closed"],
  closed: ["invoiced", "archived"],
  invoiced: ["closed", "archived"],
  archived: [],
  cancelled: ["archived"],
  postponed: ["confirmed", "archived"],
};

/** Not yet settled that it takes place, or when. */
const unsettled = ["draft", "quoted", "postponed"] as const satisfies readonly EventStatus[];
export const isUnsettled = (status: EventStatus): boolean => (unsettled as readonly EventStatus[]).includes(status);

/**
 * The status of an event once one of its shifts is published: telling people that they work settles that the event
 * takes place.
 */
export const oncePublished = (status: EventStatus): EventStatus =>
  isUnsettled(status) || status === "confirmed" ? "staffing" : status;

/** Over, whatever became of it: these stand in the archive. */
export const endedStatuses = ["closed", "invoiced", "archived", "cancelled"] as const satisfies readonly EventStatus[];
export const isEnded = (status: EventStatus): boolean => (endedStatuses as readonly EventStatus[]).includes(status);

/** Those who can still be planned for. */
export const openStatuses = eventStatuses.filter((status) => !isEnded(status));

export const visibilities = ["private", "workers", "public"] as const;
export type Visibility = (typeof visibilities)[number];

/** The people paid for a shift that does not take place: none, those told too late, or all who held a place. */
export const compensations = ["none", "late", "all"] as const;
export type Compensation = (typeof compensations)[number];
export const mostLateHours = 720;

/** An ended event can be reopened; a cancelled one is copied instead. */
export const isReopenable = (status: EventStatus): boolean =>
  (["closed", "invoiced", "archived"] satisfies EventStatus[] as EventStatus[]).includes(status);

/** So much is copied at once. */
export const mostCopies = 60;
export const mostCopiedShifts = 2000;

export const changeReasonLength = 300;
export const eventTitleLength = 120;
export const eventTextLength = 4000;
export const purchaseOrderLength = 60;
export const longestEventDays = 62;
export const eventColours = [1, 2, 3, 4] as const;

/** Its title in the reader's language, or in the only one it has. */
export const titleIn = ({ titleEn, titleEs }: { titleEn: string; titleEs: string }, locale: string): string =>
  (locale === "es" ? titleEs || titleEn : titleEn || titleEs).trim();

type Filled = { minimum: number; target: number; confirmed: number };

/** The current status of an event: live by the clock, staffed once no place lacks its minimum. */
export function shownStatus(
  event: { status: EventStatus; startsAt: number; endsAt: number },
  slots: readonly Filled[],
  now: number,
): ShownStatus {
  if (event.status !== "confirmed" && event.status !== "staffing") return event.status;
  if (event.startsAt <= now && now < event.endsAt) return "live";
  const isStaffed = slots.length > 0 && slots.every(({ minimum, confirmed }) => confirmed >= minimum);
  return isStaffed ? "staffed" : event.status;
}
