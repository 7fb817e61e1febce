/** A person's presence according to their punches: times at work, breaks, and contradictions. */
import type { Instant } from "@product/domain/time/instant";

export const punchKinds = ["in", "out", "break_start", "break_end", "void"] as const;
export type PunchKind = (typeof punchKinds)[number];
/** The kinds that a scan or a tap writes; taking a punch back is a separate act. */
export type MadePunch = Exclude<PunchKind, "void">;
const punchSources = ["gate", "self", "office"] as const;
export type PunchSource = (typeof punchSources)[number];

/** As far as the fold needs to know it. `voids` names the punch that a void takes back. */
export type PunchFact = { id: string; kind: PunchKind; at: Instant; voids?: string | null };

/** A rest; without an end where it lasts still. */
export type Rest = { from: Instant; until: Instant | undefined };

/** From coming to going; without an end where nobody has seen them go. */
export type Presence = {
  from: Instant;
  until: Instant | undefined;
  rests: readonly Rest[];
  punchIds: readonly string[];
};

const punchOddities = [
  "in-twice",
  "out-without-in",
  "rest-without-in",
  "rest-twice",
  "rest-end-without-start",
  "rest-not-ended",
] as const;
/** A punch that does not fit; none but the last kind belongs to a presence. */
export type PunchOddity = { code: (typeof punchOddities)[number]; punchId: string; at: Instant };

export type Presences = { presences: readonly Presence[]; oddities: readonly PunchOddity[] };

/** Folds the punches of one person, in whatever order they came in. A punch that was taken back does not count. */
export function presencesOf(punches: readonly PunchFact[]): Presences {
  const presences: Open[] = [];
  const oddities: PunchOddity[] = [];
  let open: Open | undefined;
  for (const { id, kind, at } of standingPunches(punches)) {
    const odd = (code: PunchOddity["code"]) => void oddities.push({ code, punchId: id, at });
    const resting = open?.rests.find(({ until }) => until === undefined);
    if (kind === "in") {
      if (open) odd("in-twice");
      else presences.push((open = { from: at, until: undefined, rests: [], punchIds: [id] }));
    } else if (!open) odd(kind === "out" ? "out-without-in" : "rest-without-in");
    else if (kind === "break_start") {
      if (resting) odd("rest-twice");
      else take(open, id).rests.push({ from: at, until: undefined });
    } else if (kind === "break_end") {
      if (resting) resting.until = at;
      else odd("rest-end-without-start");
      if (resting) take(open, id);
    } else {
      if (resting) odd("rest-not-ended");
      if (resting) resting.until = at;
      take(open, id).until = at;
      open = undefined;
    }
  }
  return { presences, oddities };
}

/** Where someone is by their punches: gone or never come, there, or there and resting. */
export type Whereabouts = "away" | "there" | "resting";

export function whereaboutsOf({ presences }: Presences): Whereabouts {
  const last = presences.at(-1);
  if (!last || last.until !== undefined) return "away";
  return last.rests.some(({ until }) => until === undefined) ? "resting" : "there";
}

/** Milliseconds there without the rests, of what lasts still up to `now`. */
export function workedMs({ from, until, rests }: Presence, now: Instant): number {
  const end = until ?? Math.max(now, from);
  const rested = rests.reduce((sum, rest) => sum + Math.max(0, (rest.until ?? end) - rest.from), 0);
  return end - from - rested;
}

/** The punches that may follow each whereabouts. */
export const nextPunches: Readonly<Record<Whereabouts, readonly MadePunch[]>> = {
  away: ["in"],
  there: ["out", "break_start"],
  resting: ["break_end", "out"],
};

/** So long whoever made a punch may take it back; later only a correction helps, to which both sides agree. */
export const undoMs = 2 * 60_000;

type Open = {
  from: Instant;
  until: Instant | undefined;
  rests: { from: Instant; until: Instant | undefined }[];
  punchIds: string[];
};

function take(open: Open, id: string): Open {
  open.punchIds.push(id);
  return open;
}

/** Those that stand, by their time; of the same instant as a day goes, and then by id, so that everyone folds them alike. */
export function standingPunches(punches: readonly PunchFact[]): readonly PunchFact[] {
  const voided = new Set(punches.flatMap(({ voids }) => (voids ? [voids] : [])));
  return punches
    .filter(({ id, kind }) => kind !== "void" && !voided.has(id))
    .toSorted((a, b) => a.at - b.at || order.indexOf(a.kind) - order.indexOf(b.kind) || (a.id < b.id ? -1 : 1));
}

const order: readonly PunchKind[] = ["in", "break_start", "break_end", "out"];
