/** Facts of a shift that differ from those a worker was told, in the order in which a message lists them. */
import type { Offered } from "@product/database/tables/planning/call-out";

const toldFacts = ["time", "place", "zone", "meeting", "role", "shift", "breaks", "notes"] as const;
export type ToldFact = (typeof toldFacts)[number];

/** A fact that an older message did not keep never counts as changed. */
export const changedFacts = (was: Offered, is: Offered): ToldFact[] =>
  toldFacts.filter((fact) => {
    const [before, after] = [spelled[fact](was), spelled[fact](is)];
    return before !== undefined && before !== after;
  });

const spelled: Record<ToldFact, (offered: Offered) => string | undefined> = {
  time: ({ startsAt, endsAt, timeZone }) => `${Date.parse(startsAt)} ${Date.parse(endsAt)} ${timeZone}`,
  place: ({ place }) => place,
  zone: ({ zone }) => zone,
  meeting: (offered) =>
    offered.meetingPoint === undefined ? undefined : `${meetsAt(offered)?.getTime()} ${offered.meetingPoint}`,
  role: ({ role }) => `${role.en} ${role.es}`,
  shift: ({ shift }) => shift,
  breaks: ({ breaks }) => breaks && JSON.stringify(breaks.map(({ after, minutes, paid }) => [after, minutes, paid])),
  notes: ({ notes }) => notes,
};

/** Where they meet before the start; nothing where they meet as it starts. */
export const meetsAt = ({ startsAt, meetingMinutes = 0 }: Offered): Date | undefined =>
  meetingMinutes > 0 ? new Date(Date.parse(startsAt) - meetingMinutes * 60_000) : undefined;
